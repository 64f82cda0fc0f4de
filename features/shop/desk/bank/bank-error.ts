import type { PaymentError } from '#features/box-office/ticketing/index.ts';

/** Why nothing was decided about a line of a bank statement. */
export type BankError =
  | PaymentError
  /** Somebody else has decided about it, or it was taken back meanwhile. */
  | { code: 'LINE_DECIDED' }
  /** Money that went out or came back, or in a foreign currency: never booked as a payment. */
  | { code: 'NOT_BOOKABLE' }
  /** Parts that are not the whole sum of the line, which is in cents. */
  | { code: 'PARTS_DIFFER'; cents: number };
