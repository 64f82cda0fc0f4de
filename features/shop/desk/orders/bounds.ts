/** Maximum characters of a reason. */
export const MAX_REASON_LENGTH = 300;
/** How long the number of a receipt or of a bank statement can be. */
export const MAX_REFERENCE_LENGTH = 60;
