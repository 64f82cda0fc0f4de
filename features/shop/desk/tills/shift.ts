import type { PaymentMeans } from '#features/box-office/ticketing/index.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Instant } from '#lib/venue-time.ts';

/** An open shift: one person at one till. Amounts are cents. */
export interface Shift {
  id: number;
  till: string;
  /** `null` where the account was deleted. */
  openedBy: { id: number; name: string | null };
  openedAt: Instant;
  floatCents: number;
}

/** Money of a shift by means: received for orders, and paid out, below zero. */
export interface ShiftMoney {
  means: PaymentMeans;
  inCents: number;
  outCents: number;
}

/** Cash put in or taken out, other than for orders. */
export interface TillMovement {
  cents: number;
  reason: string;
  at: Instant;
}

/** How a shift ended. */
export interface ShiftClosing {
  closedBy: string | null;
  closedAt: Instant;
  expectedCents: number;
  countedCents: number;
  retainedCents: number;
  differenceReason: string | null;
  witness: string | null;
  note: string | null;
}

/** Reference of money that came without a receipt number: till and shift, in German, the language of the books. */
export const shiftReference = ({ till, id }: Pick<Shift, 'till' | 'id'>): string => `${till}, Schicht ${id}`;

/** Coins and notes of the euro, in cents, the largest first. */
export const DENOMINATIONS = [20_000, 10_000, 5000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5, 2, 1] as const;

/** More than lies in any till; the books can hold it. */
export const MOST_CASH_CENTS = 100_000_000;

/** Most coins or notes of a kind that are counted; all of them together are a sum the books can hold. */
export const MOST_PIECES = 9999;

/** A difference from here on is confirmed by a second person. */
export const WITNESSED_FROM_CENTS = 500;

/** Returns the expected cash of a till: float, cash of orders, and cash put in or taken out. */
export function expectedCash(
  { floatCents }: Pick<Shift, 'floatCents'>,
  money: readonly ShiftMoney[],
  movements: readonly Pick<TillMovement, 'cents'>[],
): number {
  const cash = money.filter(({ means }) => means === 'cash');
  return (
    floatCents +
    cash.reduce((sum, { inCents, outCents }) => sum + inCents + outCents, 0) +
    movements.reduce((sum, { cents }) => sum + cents, 0)
  );
}

/** Counted cash: how many of each coin and note, by cents. */
export type CashCount = ReadonlyMap<number, number>;

export function countedCash(count: CashCount): number {
  return [...count].reduce((sum, [cents, pieces]) => sum + cents * pieces, 0);
}

/** Closing of a shift as a cashier types it. */
export interface ClosingRequest {
  count: CashCount;
  retainedCents: number;
  differenceReason: string;
  witness: string;
  note: string;
}

export type ClosingRefusal =
  | { code: 'NO_SHIFT' }
  /** Somebody else has the till: a second person has to count, whatever the difference. */
  | { code: 'OF_ANOTHER' }
  /** The amount to remain in the till exceeds the count. */
  | { code: 'RETAINED_TOO_MUCH'; cents: number }
  /** The count differs from the expected sum by these cents, without a reason. */
  | { code: 'DIFFERENCE_UNEXPLAINED'; cents: number }
  /** The difference is so large that a second person has to confirm it. */
  | { code: 'WITNESS_MISSING'; cents: number };

/** Checks a count against the cash expected in cents (docs/product/box-office.md#tills), and gives the counted sum. */
export function checkCount(
  expectedCents: number,
  { count, retainedCents, differenceReason, witness }: ClosingRequest,
): Result<number, ClosingRefusal> {
  const countedCents = countedCash(count);
  const cents = countedCents - expectedCents;
  if (retainedCents > countedCents) return fail({ code: 'RETAINED_TOO_MUCH', cents: countedCents });
  if (cents !== 0 && differenceReason === '') return fail({ code: 'DIFFERENCE_UNEXPLAINED', cents });
  if (Math.abs(cents) >= WITNESSED_FROM_CENTS && witness === '')
    return fail({ code: 'WITNESS_MISSING', cents });
  return succeed(countedCents);
}

/** Name of a till without its case: `Kasse 1` and `kasse 1` are one till. */
export const tillKey = (till: string): string => till.toLocaleLowerCase('de');
