import type { Payment, PaymentMeans } from '#features/box-office/ticketing/index.ts';
import { type Day, dayOf, type Instant } from '#lib/venue-time.ts';
import { type PartCharged, splitPayments } from './split-payments.ts';

/**
 * Rate of VAT, in hundredths of a percent; `null`: exempt. `voucher`: a gift voucher was sold, whose VAT is due when it is
 * spent (docs/decisions/0076). `donation`: outside VAT (docs/decisions/0130). `fee`: the fee the payment provider deducted, borne by the venue (docs/decisions/0098).
 */
export type LedgerRate = number | null | 'voucher' | 'donation' | 'fee';

/** A row of the ledger, split by rate of VAT. */
export interface LedgerLine {
  paymentId: number;
  order: string;
  at: Instant;
  kind: Payment['kind'];
  means: PaymentMeans;
  /** Above zero where money came in. */
  cents: number;
  reference: string;
  /** Its parts, which come to `cents`. */
  shares: { basisPoints: LedgerRate; cents: number }[];
}

/** The bank did not take a refund: nobody made a mistake (docs/decisions/0097). */
export const isFailedRefund = ({ kind, means }: Pick<LedgerLine, 'kind' | 'means'>): boolean =>
  kind === 'reversal' && means === 'online';

/** From which day to which rows are: a closing holds what came late for days before it, too. */
export function daysOf(closed: Day, lines: readonly LedgerLine[]): { from: Day; to: Day } {
  const from = [closed, ...lines.map(({ at }) => dayOf(at))].toSorted()[0] ?? closed;
  return { from, to: closed };
}

/** Part of an order by which its payments are divided among the rates. */
export interface PaidPart extends PartCharged {
  basisPoints: LedgerRate;
}

type PaymentRow = Omit<LedgerLine, 'shares'>;

/**
 * Splits all payments of one order by rate, in the order they were recorded (docs/decisions/0070). A payment in full and a
 * refund of cancelled tickets are split exactly, and all rows add up to the payments, to the cent.
 */
export function shareOut(parts: readonly PaidPart[], payments: readonly PaymentRow[]): LedgerLine[] {
  const shares = splitPayments<LedgerRate>(
    parts.map(({ basisPoints, ...part }) => ({ ...part, key: basisPoints })),
    payments,
    { uncharged: null, fee: 'fee' },
  );
  return payments.map((payment, index) => ({
    ...payment,
    shares: (shares[index] ?? []).map(({ key, cents }) => ({ basisPoints: key, cents })),
  }));
}

/** Sums of money received and paid out. All amounts in cents. */
export interface LedgerReport {
  /** How many rows of the ledger. */
  count: number;
  totalCents: number;
  /** By means: payments, completed refunds, and reversals of mistakes; the last two usually below zero. */
  means: {
    means: PaymentMeans;
    paidCents: number;
    refundedCents: number;
    reversedCents: number;
    /** Amounts the bank took in disputes and gave back, and the provider's charges for them; missing if there were none. */
    disputedCents?: number;
    totalCents: number;
  }[];
  /** By rate of VAT, which is computed from the sum of each. */
  vat: { basisPoints: LedgerRate; grossCents: number; vatCents: number }[];
}
