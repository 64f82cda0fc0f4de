import { flatShares } from '#features/box-office/prices/index.server.ts';
import type { PriceConditions } from '#features/box-office/prices/index.ts';
import type { TicketingError } from '#features/box-office/ticketing/index.ts';
import { fail, type Result, succeed } from '#lib/result.ts';

/** Tickets that may be of a flat price. */
interface PricedTickets {
  poolId: number;
  priceId: number;
  cents: number;
  quantity: number;
  conditions: Pick<PriceConditions, 'flat'>;
  series?: object | null;
}

/** Tells if tickets are of a flat price; a share of a series is not, whatever its price is. */
export function isFlat(line: Pick<PricedTickets, 'conditions' | 'series'>): boolean {
  return line.conditions.flat !== null && !line.series;
}

/**
 * Splits lines of flat prices into lines that cost the same for each ticket (docs/decisions/0132), given what a cart has of the same price and
 * pool already. The dearest line of a price has its amount. Refused with `LIMIT` beyond its heads where no further ones are sold.
 */
export function flatLines<L extends PricedTickets>(
  lines: readonly L[],
  before: readonly Pick<PricedTickets, 'poolId' | 'priceId' | 'quantity' | 'series' | 'conditions'>[] = [],
): Result<L[], TicketingError> {
  const done: L[] = [];
  for (const same of Map.groupBy(lines, (line) => (isFlat(line) ? keyOf(line) : line)).values()) {
    const [first] = same as [L];
    const { flat } = first.conditions;
    if (!isFlat(first) || flat === null) {
      done.push(...same);
      continue;
    }
    const held = before.filter((line) => isFlat(line) && keyOf(line) === keyOf(first));
    const price = { cents: Math.max(...same.map(({ cents }) => cents)), flat };
    const shares = flatShares(price, { before: countOf(held), more: countOf(same) });
    if (!shares) return fail({ code: 'LIMIT', limit: flat.heads });
    done.push(...shares.map((share) => ({ ...first, ...share })));
  }
  return succeed(done);
}

const keyOf = ({ poolId, priceId }: Pick<PricedTickets, 'poolId' | 'priceId'>) => `${poolId} ${priceId}`;

const countOf = (lines: readonly { quantity: number }[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);
