import type { Together } from './price-conditions.ts';

/** Tickets of one price, as far as it matters what they come together with. */
export interface TicketsOfVisit {
  performanceId: number;
  /** Its timeslot: visitors of another one are not companions. */
  blockId: number | null;
  /** The name of the price in German: one of the same name is of the same kind in every seat group. */
  priceName: string;
  quantity: number;
  together: Together | null;
}

/** Tickets in excess of their companions. */
export interface Excess {
  performanceId: number;
  blockId: number | null;
  priceName: string;
  quantity: number;
  together: Together;
}

/** Tickets of a visit that lack others beside them, by the names of their prices (docs/algorithms/prices.md#tickets-together). */
export function ticketsInExcess(tickets: readonly TicketsOfVisit[]): Excess[] {
  const visits = Map.groupBy(tickets, ({ performanceId, blockId }) => `${performanceId} ${blockId}`);
  return [...visits.values()].flatMap((visit) => {
    const kinds = Map.groupBy(visit, ({ priceName }) => priceName);
    return [...kinds].flatMap(([priceName, sameKind]) => {
      const rules = sameKind.flatMap(({ together }) => together ?? []);
      const [strictest] = rules.toSorted((a, b) => allowed(a, visit) - allowed(b, visit));
      const [first] = sameKind;
      if (!strictest || !first) return [];
      const quantity = count(sameKind) - allowed(strictest, visit);
      const { performanceId, blockId } = first;
      return quantity > 0 ? [{ performanceId, blockId, priceName, quantity, together: strictest }] : [];
    });
  });
}

/**
 * Returns the tickets a change leaves without the others they had before. An existing fault does not block a change
 * that reduces it.
 */
export function newExcess(
  before: readonly TicketsOfVisit[],
  after: readonly TicketsOfVisit[],
): Excess | null {
  const known = ticketsInExcess(before);
  const worse = ticketsInExcess(after).find((excess) => {
    const same = known.find(
      ({ performanceId, blockId, priceName }) =>
        performanceId === excess.performanceId &&
        blockId === excess.blockId &&
        priceName === excess.priceName,
    );
    return excess.quantity > (same?.quantity ?? 0);
  });
  return worse ?? null;
}

/** As many of each as may be combined, the last ones left out first; lines without any remain with a quantity of 0. */
export function allocateCompanions<T extends TicketsOfVisit>(tickets: readonly T[]): T[] {
  let remaining = [...tickets];
  // Leaving some out may leave others alone that came with them.
  for (let [excess] = ticketsInExcess(remaining); excess; [excess] = ticketsInExcess(remaining))
    remaining = without(remaining, excess);
  return remaining;
}

function without<T extends TicketsOfVisit>(tickets: readonly T[], excess: Excess): T[] {
  let left = excess.quantity;
  return tickets
    .toReversed()
    .map((each) => {
      const isMeant =
        each.performanceId === excess.performanceId &&
        each.blockId === excess.blockId &&
        each.priceName === excess.priceName;
      const gone = isMeant ? Math.min(left, each.quantity) : 0;
      left -= gone;
      return gone === 0 ? each : { ...each, quantity: each.quantity - gone };
    })
    .toReversed();
}

function allowed({ atMost, per, of }: Together, visit: readonly TicketsOfVisit[]): number {
  const names = new Set(of.map(({ de }) => de));
  const others = count(visit.filter(({ priceName }) => names.has(priceName)));
  return Math.floor(others / per) * atMost;
}

const count = (tickets: readonly { quantity: number }[]): number =>
  tickets.reduce((sum, { quantity }) => sum + quantity, 0);
