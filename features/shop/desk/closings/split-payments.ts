import type { Payment } from '#features/box-office/ticketing/index.ts';
import type { Instant } from '#lib/venue-time.ts';

/** Ticket, pass or voucher of an order, with its price and the time it is charged. */
export interface PartCharged {
  cents: number;
  /** From when on it is charged; `null` for those its order began with. */
  issuedAt: Instant | null;
  /** From when on nothing is charged for it. */
  cancelledAt: Instant | null;
  /** A donation: paid once everything else is, and in full before that is overpaid. */
  isPaidLast?: boolean;
}

/** Share of a payment under a key, in cents. */
export interface Share<K> {
  key: K;
  cents: number;
}

/**
 * Splits all payments of one order by a key of its parts, in the order they were recorded (docs/decisions/0070): for each
 * payment its shares, which add up to it. The sum up to each is split like the parts valid at that moment, those paid last
 * apart; a payment gets the difference. Payments of an order that charges nothing fall under `uncharged`, charges of the payment provider under `fee`.
 */
export function splitPayments<K>(
  parts: readonly (PartCharged & { key: K })[],
  payments: readonly { at: Instant; kind: Payment['kind']; cents: number }[],
  { uncharged, fee }: { uncharged: K; fee: K },
): Share<K>[][] {
  const keys = [...new Set(parts.map(({ key }) => key))];
  let paidCents = 0;
  let before: Weights<K> = new Map();
  return payments.map(({ at, kind, cents }) => {
    // Nobody paid it for a ticket.
    if (kind === 'fee') return [{ key: fee, cents }];
    paidCents += cents;
    const issued = parts.filter(({ issuedAt }) => issuedAt === null || issuedAt <= at);
    const counting = issued.filter(({ cancelledAt }) => cancelledAt === null || cancelledAt > at);
    const after = allotted(paidCents, { counting, issued, uncharged });
    const shares = [...new Set([...keys, ...after.keys(), ...before.keys()])]
      .map((key) => ({ key, cents: (after.get(key) ?? 0) - (before.get(key) ?? 0) }))
      .filter((share) => share.cents !== 0);
    before = after;
    return shares;
  });
}

/** Splits what was paid in all among the parts that count; what is beyond them goes to those paid first. */
function allotted<K>(
  paidCents: number,
  {
    counting,
    issued,
    uncharged,
  }: Record<'counting' | 'issued', readonly (PartCharged & { key: K })[]> & { uncharged: K },
): Weights<K> {
  const [first, last] = [counting.filter(isPaidFirst), counting.filter((part) => !isPaidFirst(part))];
  const left = Math.max(0, paidCents - sumOf(first));
  const lastCents = Math.min(sumOf(last), left);
  const weights = weightsOf(first) ?? weightsOf(issued.filter(isPaidFirst)) ?? new Map([[uncharged, 1]]);
  const after = shared(paidCents - lastCents, weights);
  for (const [key, cents] of lastCents > 0 ? shared(lastCents, weightsOf(last) ?? new Map()) : [])
    after.set(key, (after.get(key) ?? 0) + cents);
  return after;
}

const isPaidFirst = ({ isPaidLast = false }: PartCharged): boolean => !isPaidLast;
const sumOf = (parts: readonly PartCharged[]): number => parts.reduce((sum, { cents }) => sum + cents, 0);

type Weights<K> = Map<K, number>;

/** `null` where nothing is charged. */
function weightsOf<K>(parts: readonly { key: K; cents: number }[]): Weights<K> | null {
  const weights: Weights<K> = new Map();
  for (const { key, cents } of parts) weights.set(key, (weights.get(key) ?? 0) + cents);
  return [...weights.values()].some((weight) => weight > 0) ? weights : null;
}

/** Splits an amount by weights in whole cents that add up to it; the rest goes to the largest remainders. */
function shared<K>(cents: number, weights: Weights<K>): Weights<K> {
  const whole = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const parts = [...weights].map(([key, weight]) => {
    const exact = cents * weight;
    const floor = Math.floor(exact / whole);
    return { key, floor, rest: exact - floor * whole };
  });
  let left = cents - parts.reduce((sum, { floor }) => sum + floor, 0);
  for (const part of parts.toSorted((a, b) => b.rest - a.rest)) {
    if (left <= 0) break;
    part.floor += 1;
    left -= 1;
  }
  return new Map(parts.map(({ key, floor }) => [key, floor]));
}
