/** Notes customers hand over, in cents. */
const NOTES = [500, 1000, 2000, 5000, 10_000] as const;
const MOST_SUGGESTIONS = 4;

/** Cash a customer may hand over for a sum, and the change that comes back, in cents. */
export interface CashSuggestion {
  givenCents: number;
  changeCents: number;
}

/**
 * Returns what customers are likely to hand over for a sum in cents: exactly that, then the next round sums
 * (docs/product/box-office.md#counter).
 */
export function cashSuggestions(totalCents: number): CashSuggestion[] {
  const round = NOTES.map((note) => Math.ceil(totalCents / note) * note);
  return [...new Set([totalCents, ...round])]
    .toSorted((a, b) => a - b)
    .slice(0, MOST_SUGGESTIONS)
    .map((givenCents) => ({ givenCents, changeCents: givenCents - totalCents }));
}

/** Returns notes and coins that make up a sum in cents, the fewest there are, each with how many. */
export function changeInPieces(
  cents: number,
  denominations: readonly number[],
): { cents: number; pieces: number }[] {
  let left = cents;
  return denominations.flatMap((each) => {
    const pieces = Math.floor(left / each);
    left -= pieces * each;
    return pieces === 0 ? [] : [{ cents: each, pieces }];
  });
}
