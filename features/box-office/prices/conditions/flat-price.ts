/** Price of a whole group up to a number of heads; the amount of its price is that of the group, in cents. */
export interface FlatPrice {
  /** Most heads the amount is for. */
  heads: number;
  /** Price of each further head, in cents; `null` where there are no more. */
  furtherCents: number | null;
}

/** Tickets of a flat price that cost the same. */
interface FlatShare {
  cents: number;
  quantity: number;
}

/**
 * Returns what each further ticket of a flat price costs where there are `before` of them already: the first carries the amount, the others up to
 * the limit cost nothing, and those beyond it the price of a further head (docs/product/groups.md#flat-prices). However they are split, the sum of
 * the tickets is the price of the group. `null` where that many are not sold.
 */
export function flatShares(
  { cents, flat }: { cents: number; flat: FlatPrice },
  { before, more }: { before: number; more: number },
): FlatShare[] | null {
  const after = before + more;
  if (after > flat.heads && flat.furtherCents === null) return null;
  const between = (from: number, to: number) => Math.max(0, Math.min(after, to) - Math.max(before, from));
  return [
    { cents, quantity: between(0, 1) },
    { cents: 0, quantity: between(1, flat.heads) },
    { cents: flat.furtherCents ?? 0, quantity: between(flat.heads, Number.POSITIVE_INFINITY) },
  ].filter(({ quantity }) => quantity > 0);
}

/** Returns what a number of heads costs at a flat price, in cents; `null` where that many are not sold. */
export function flatTotal(price: { cents: number; flat: FlatPrice }, heads: number): number | null {
  const shares = flatShares(price, { before: 0, more: heads });
  return shares && shares.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0);
}

/** Tickets of one visit, as far as giving some back is concerned. */
interface FlatTicket {
  position: number;
  cents: number;
  /** Visit and price it belongs to. */
  visit: string;
}

/**
 * Tells if taking tickets of flat prices back leaves another amount than the price of those that remain: a dearer one goes after all others of
 * its visit, and one beyond the limit before them.
 */
export function breaksFlatPrice(tickets: readonly FlatTicket[], positions: readonly number[]): boolean {
  const isGone = ({ position }: FlatTicket) => positions.includes(position);
  const remaining = tickets.filter((ticket) => !isGone(ticket));
  return tickets
    .filter(isGone)
    .some((gone) =>
      remaining.some(
        ({ visit, position, cents }) =>
          visit === gone.visit && position > gone.position && cents !== gone.cents,
      ),
    );
}
