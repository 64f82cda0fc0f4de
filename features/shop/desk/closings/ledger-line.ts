import type { Payment, PaymentMeans } from '#features/box-office/ticketing/index.ts';
import { type Day, dayOf, type Instant } from '#lib/venue-time.ts';

/**
 * Rate of VAT, in hundredths of a percent; `null`: exempt. `voucher`: a gift voucher was sold, whose VAT is due when it is
 * spent (docs/decisions/0076). `fee`: the fee the payment provider deducted, borne by the venue (docs/decisions/0098).
 */
export type LedgerRate = number | null | 'voucher' | 'fee';

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
export interface PaidPart {
  cents: number;
  basisPoints: LedgerRate;
  /** From when on it is charged; `null` for those its order began with. */
  issuedAt: Instant | null;
  /** From when on nothing is charged for it. */
  cancelledAt: Instant | null;
}

type PaymentRow = Omit<LedgerLine, 'shares'>;

/**
 * Splits all payments of one order by rate, in the order they were recorded (docs/decisions/0070). The sum up to each is
 * split like the tickets valid at that moment; a payment gets the difference. So a payment in full and a refund of cancelled
 * tickets are split exactly, and all rows add up to the payments, to the cent.
 */
export function shareOut(parts: readonly PaidPart[], payments: readonly PaymentRow[]): LedgerLine[] {
  const rates = [...new Set(parts.map(({ basisPoints }) => basisPoints))];
  let paidCents = 0;
  let before: Weights = new Map();
  return payments.map((payment) => {
    // Nobody paid it for a ticket.
    if (payment.kind === 'fee')
      return { ...payment, shares: [{ basisPoints: 'fee' as const, cents: payment.cents }] };
    paidCents += payment.cents;
    const issued = parts.filter(({ issuedAt }) => issuedAt === null || issuedAt <= payment.at);
    const counting = issued.filter(({ cancelledAt }) => cancelledAt === null || cancelledAt > payment.at);
    const after = shared(paidCents, weightsOf(counting) ?? weightsOf(issued) ?? new Map([[null, 1]]));
    const shares = [...new Set([...rates, ...after.keys(), ...before.keys()])]
      .map((basisPoints) => ({
        basisPoints,
        cents: (after.get(basisPoints) ?? 0) - (before.get(basisPoints) ?? 0),
      }))
      .filter(({ cents }) => cents !== 0);
    before = after;
    return { ...payment, shares };
  });
}

type Weights = Map<LedgerRate, number>;

/** `null` where nothing is charged. */
function weightsOf(parts: readonly PaidPart[]): Weights | null {
  const weights: Weights = new Map();
  for (const { basisPoints, cents } of parts)
    weights.set(basisPoints, (weights.get(basisPoints) ?? 0) + cents);
  return [...weights.values()].some((weight) => weight > 0) ? weights : null;
}

/** Splits an amount by weights in whole cents that add up to it; the rest goes to the largest remainders. */
function shared(cents: number, weights: Weights): Weights {
  const whole = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const parts = [...weights].map(([basisPoints, weight]) => {
    const exact = cents * weight;
    const floor = Math.floor(exact / whole);
    return { basisPoints, floor, rest: exact - floor * whole };
  });
  let left = cents - parts.reduce((sum, { floor }) => sum + floor, 0);
  for (const part of parts.toSorted((a, b) => b.rest - a.rest)) {
    if (left <= 0) break;
    part.floor += 1;
    left -= 1;
  }
  return new Map(parts.map(({ basisPoints, floor }) => [basisPoints, floor]));
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
