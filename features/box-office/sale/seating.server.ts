import { findHold, findLines, isAlive, type Office } from '#features/box-office/holds/index.server.ts';
import { proposeFor, readHall, readSeatStates } from '#features/box-office/seating/index.server.ts';
import type { CartReference, Seating } from '#features/box-office/ticketing/index.ts';
import { swapSeatsOfCart } from './cart/swap-seats.server.ts';

/** Seats of dates as the box office knows them. */
export function seatingOf(office: Office): Seating {
  return {
    hall: (jetId) => readHall(office.db, jetId),
    states: async (jetId, cart) => readSeatStates(office.db, jetId, await linesOf(office, cart)),
    propose: async (jetId, parties, cart) =>
      proposeFor(office.db, jetId, { parties, own: await linesOf(office, cart) }),
    swap: (cart, swap) => swapSeatsOfCart(office, cart, swap),
  };
}

async function linesOf({ db, databaseClock }: Office, cart: CartReference | null): Promise<number[]> {
  const hold = cart === null ? undefined : await findHold(db, cart);
  if (!hold || !isAlive(hold, await databaseClock(db))) return [];
  return (await findLines(db, hold.id)).map(({ id }) => id);
}
