/** A seat as far as choosing among its neighbours goes: seats of one row and block are neighbours in the order of the plan. */
export interface PlacedSeat {
  guid: string;
  rowOrder: number;
  block: number;
  x: number;
  /** Code of its seat group; `null` where it is not sold. */
  group: string | null;
  /** A wheelchair place, or a companion's: taken only when it is asked for. */
  isReserved: boolean;
}

const inOneRun = (one: PlacedSeat | undefined, other: PlacedSeat | undefined): boolean =>
  one !== undefined && other !== undefined && one.rowOrder === other.rowOrder && one.block === other.block;

/**
 * Seats that a choice would leave alone: free ones beside a chosen seat, without a free neighbour.
 * @param isLeft which seats, by their index, are free and not chosen
 */
export function loneSeats(
  seats: readonly PlacedSeat[],
  { isLeft, isChosen }: { isLeft: (index: number) => boolean; isChosen: (index: number) => boolean },
): number[] {
  return seats.flatMap((seat, index) => {
    if (seat.isReserved || !isLeft(index)) return [];
    const beside = [index - 1, index + 1].filter((each) => inOneRun(seat, seats[each]));
    return beside.some(isChosen) && !beside.some(isLeft) ? [index] : [];
  });
}

/**
 * A seat with the nearest of its neighbours, as many as a party has places or the row has free ones: those after it first.
 * @param isFree which seats, by their index, can be chosen
 */
export function withNeighbours(
  seats: readonly PlacedSeat[],
  index: number,
  { places, isFree }: { places: number; isFree: (index: number) => boolean },
): number[] {
  const seat = seats[index];
  const joins = (each: number) =>
    inOneRun(seat, seats[each]) &&
    seats[each]?.group === seat?.group &&
    !seats[each]?.isReserved &&
    isFree(each);
  const party = [index];
  for (let next = index + 1; party.length < places && joins(next); next += 1) party.push(next);
  for (let next = index - 1; party.length < places && joins(next); next -= 1) party.unshift(next);
  return party;
}

/**
 * The chosen seats after a press on one, by their `guid`: a chosen one is given back, a free one joins those of its seat group, and where nobody
 * of the party is without a seat it takes the whole party there.
 */
export function seatsAfterPress(
  seats: readonly PlacedSeat[],
  index: number,
  {
    chosen,
    places,
    isFree,
  }: { chosen: ReadonlySet<string>; places: number; isFree: (index: number) => boolean },
): ReadonlySet<string> {
  const seat = seats[index];
  if (!seat) return chosen;
  if (chosen.has(seat.guid)) return new Set([...chosen].filter((guid) => guid !== seat.guid));
  const others = new Set(
    seats.filter(({ guid, group }) => group === seat.group && chosen.has(guid)).map(({ guid }) => guid),
  );
  if (others.size > 0 && others.size < places) return new Set([...chosen, seat.guid]);
  const party = withNeighbours(seats, index, { places, isFree }).flatMap((each) => seats[each]?.guid ?? []);
  return new Set([...[...chosen].filter((guid) => !others.has(guid)), ...party]);
}
