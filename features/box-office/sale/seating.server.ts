import { findHold, findLines, isAlive, type Office } from '#features/box-office/holds/index.server.ts';
import { findTicketIds } from '#features/box-office/order-store/index.server.ts';
import {
  type Owners,
  proposeFor,
  readHall,
  readSeatStates,
} from '#features/box-office/seating/index.server.ts';
import type { Seating, SeatOwner } from '#features/box-office/ticketing/index.ts';
import { swapSeatsOfCart } from './cart/swap-seats.server.ts';
import { swapSeatsOfOrder } from './rebooking/swap-seats-of-order.server.ts';

/** Seats of dates as the box office knows them. */
export function seatingOf(office: Office): Seating {
  return {
    hall: (jetId) => readHall(office.db, jetId),
    states: async (jetId, owner) => readSeatStates(office.db, jetId, await ownersOf(office, owner)),
    propose: async (jetId, parties, owner) =>
      proposeFor(office.db, jetId, { parties, own: await ownersOf(office, owner) }),
    swap: (owner, swap) =>
      'cart' in owner
        ? swapSeatsOfCart(office, owner.cart, swap)
        : swapSeatsOfOrder(office, owner.order, swap),
  };
}

async function ownersOf({ db, databaseClock }: Office, owner: SeatOwner | null): Promise<Owners | null> {
  if (owner === null) return null;
  if ('order' in owner) return { of: 'ticket_id', ids: await findTicketIds(db, owner.order) };
  const hold = await findHold(db, owner.cart);
  if (!hold || !isAlive(hold, await databaseClock(db))) return null;
  return { of: 'hold_line_id', ids: (await findLines(db, hold.id)).map(({ id }) => id) };
}
