import { type Office, takeSeatsOfDesk } from '#features/box-office/holds/index.server.ts';
import { swapSeats, takeNextSeats } from '#features/box-office/seating/index.server.ts';
import type {
  CartReference,
  SeatedHall,
  SeatOwner,
  SeatStates,
  TicketingError,
} from '#features/box-office/ticketing/index.ts';
import type { Trx } from '#features/database.server.ts';
import { fail, type Result } from '#lib/result.ts';
import { seatCart } from './cart/swap-seats.server.ts';
import { seatingOf } from './seating.server.ts';

type Outcome = Promise<Result<null, TicketingError>>;

/** Seats of carts of the counter (docs/product/seating.md#desk). Dates are named by their jet id. */
export interface CounterSeats {
  /** The plan whose seats a date sells; `null` where its places are only counted. */
  hall(jetId: number): Promise<SeatedHall | null>;
  /** State of each seat of a date, those of the cart apart; `null` where its places are only counted. */
  states(jetId: number, owner: SeatOwner | null): Promise<SeatStates | null>;
  /** Takes the party of a seat group to the next of the best places for it. */
  next(cart: CartReference, place: { jetId: number; seatGroup: string }): Outcome;
  /** Exchanges seats of a cart for these, as many as it has in their seat groups; seats that are blocked for the desk leave their block. */
  swap(cart: CartReference, swap: { jetId: number; seats: readonly string[] }): Outcome;
}

export function counterSeatsOf(office: Office): CounterSeats {
  const { hall, states } = seatingOf(office);
  return {
    ...{ hall, states },
    next: (cart, place) =>
      seatCart(office, cart, async (trx, hold) => {
        const party = { holdId: hold.id };
        const poolId = await poolOf(trx, place);
        if (poolId === null) return fail({ code: 'UNKNOWN_OFFER' });
        return takeNextSeats(trx, office.engine, party, {
          ...{ performanceId: place.jetId, poolId, memory: office.db },
        });
      }),
    swap: (cart, { jetId: performanceId, seats }) =>
      seatCart(office, cart, async (trx, hold, now) => {
        await takeSeatsOfDesk(trx, office.engine, { performanceId, seats, now });
        const swap = { performanceId, seats, memory: office.db };
        return swapSeats(trx, office.engine, { holdId: hold.id }, swap);
      }),
  };
}

async function poolOf(
  trx: Trx,
  { jetId, seatGroup }: { jetId: number; seatGroup: string },
): Promise<number | null> {
  const pool = await trx
    .selectFrom('pools')
    .innerJoin('seat_groups', 'seat_groups.id', 'pools.seat_group_id')
    .select('pools.id')
    .where('pools.performance_id', '=', jetId)
    .where('seat_groups.code', '=', seatGroup)
    .where('plan_group', 'is not', null)
    .executeTakeFirst();
  return pool?.id ?? null;
}
