/** How much can be said about why the house did something, in letters. */
export const REASON_AT_MOST = 300;
/** How long the number of a receipt or of a bank statement can be. */
export const REFERENCE_AT_MOST = 60;
