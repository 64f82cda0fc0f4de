import type { SeatConsent, SeatName, TicketingError } from '#features/box-office/ticketing/index.ts';
import type { Db, Trx } from '#features/database.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { SeatState } from '../picking/pick-seats.ts';
import { nearestSeats } from '../picking/propose-seats.ts';
import { type PartySeats, seatParty } from '../picking/seat-party.ts';
import { findHall, type HallSeat, seatsOfGroup } from './hall.server.ts';
import {
  deleteSeatClaims,
  findSeatedClaims,
  findTakenSeats,
  insertSeatClaims,
  type Party,
  type SeatedClaim,
} from './seat-claim-store.server.ts';

/** How a party wants to sit. */
export interface SeatRequest {
  consent: SeatConsent;
  /** Seats it chose for the places it takes now, by their `guid`. */
  chosen?: readonly string[] | undefined;
  /** Seats it had before its time was over, by their `guid`: it gets the same ones where all of a seat group are free. */
  former?: readonly string[] | undefined;
}

/**
 * Gives a party as many seats as its lines or tickets have places in each of its pools (docs/product/seating.md#sale): more where it grew, fewer where it
 * shrank. Call it after the places were taken or returned: the counters of the pools are locked by that, so that nobody else picks among the same seats.
 * `memory` is the database whose halls are remembered. Refused with `NOT_ENOUGH_ADJACENT` or `SEATS_TAKEN`, with nothing changed.
 */
export async function fitSeats(
  trx: Trx,
  party: Party,
  request: SeatRequest,
  memory?: Db,
): Promise<Result<null, TicketingError>> {
  const claims = await findSeatedClaims(trx, party);
  const byPool = Map.groupBy(claims, ({ poolId }) => poolId);
  for (const own of byPool.values()) {
    const fitted = await fitPool(trx, own, request, memory);
    if (!fitted.ok) return fitted;
  }
  return succeed(null);
}

async function fitPool(
  trx: Trx,
  claims: readonly SeatedClaim[],
  { consent, chosen, former = [] }: SeatRequest,
  memory?: Db,
): Promise<Result<null, TicketingError>> {
  const [first] = claims;
  const isFitting = claims.every(({ units, seatIds }) => units === seatIds.length);
  if (!first || isFitting) return succeed(null);
  const { performanceId, versionId, group } = first;
  const taken = await findTakenSeats(trx, performanceId);
  const hall = seatsOfGroup(await findHall(trx, versionId, memory), group, taken);
  const ids = new Set(claims.flatMap(({ seatIds }) => seatIds));
  const own = [...hall.filter(({ id }) => ids.has(id)), ...seatsAsBefore(hall, { former, chosen })];
  const count = claims.reduce((sum, { units }) => sum + units, 0);
  // Seats that come back are free as long as they are not written: nobody is picked for them once more.
  const others = hall.map((seat) => (own.includes(seat) ? { ...seat, isFree: false } : seat));
  const seated =
    chosen && count > own.length
      ? takeChosen(others, { own, count, chosen })
      : seatParty(others, { own, count, consent });
  if (seated.kind === 'taken')
    return fail({
      ...{ code: 'SEATS_TAKEN', taken: seated.taken },
      nearest: nearestTo(hall, chosen ?? []),
    });
  if (seated.kind === 'refused') {
    const { largest, fitsTwoRows } = seated;
    return fail({ code: 'NOT_ENOUGH_ADJACENT', adjacent: { largest, fitsTwoRows } });
  }
  await writeSeats(trx, claims, seatsIn(hall, seated.seats));
  return succeed(null);
}

/** The seats a party had before, if all of them are free; less those it chooses now. */
function seatsAsBefore(
  hall: readonly (HallSeat & SeatState)[],
  { former, chosen = [] }: { former: readonly string[]; chosen?: readonly string[] | undefined },
): readonly SeatState[] {
  const before = hall.filter(({ guid }) => former.includes(guid) && !chosen.includes(guid));
  return before.every(({ isFree }) => isFree) ? before : [];
}

/** The seats that were chosen, beside those a party has and what comes back with it; unknown ones and those of another group are taken. */
function takeChosen(
  hall: readonly (HallSeat & SeatState)[],
  { own, count, chosen }: { own: readonly SeatState[]; count: number; chosen: readonly string[] },
): PartySeats | { kind: 'taken'; taken: string[] } {
  const free = new Map(hall.flatMap((seat) => (seat.isFree ? [[seat.guid, seat]] : [])));
  const seats = [...new Set(chosen)].flatMap((guid) => free.get(guid) ?? []);
  if (seats.length < chosen.length || own.length + seats.length > count)
    return { kind: 'taken', taken: chosen.filter((guid) => !free.has(guid)) };
  const left = hall.map((seat) => (seats.includes(seat) ? { ...seat, isFree: false } : seat));
  return seatParty(left, { own: [...own, ...seats], count, consent: 'anywhere' });
}

/** Seats for as many as chose some, as near to those as there are. */
export function nearestTo(hall: readonly (HallSeat & SeatState)[], chosen: readonly string[]): SeatName[] {
  const wanted = new Set(chosen);
  const count = hall.filter(({ guid }) => wanted.has(guid)).length;
  return seatsIn(hall, nearestSeats(hall, { chosen: wanted, count }) ?? []).map(({ name }) => name);
}

const seatsIn = (hall: readonly HallSeat[], seats: readonly SeatState[]): HallSeat[] => {
  const guids = new Set(seats.map(({ guid }) => guid));
  return hall.filter(({ guid }) => guids.has(guid));
};

/** Writes which line or ticket has which seat: each keeps its own ones as far as it may, and gets the next of the rest. */
async function writeSeats(
  trx: Trx,
  claims: readonly SeatedClaim[],
  seats: readonly HallSeat[],
): Promise<void> {
  const remaining = claims.map((claim) => ({
    claim,
    seats: seats.filter(({ id }) => claim.seatIds.includes(id)).slice(0, claim.units),
  }));
  const isRemaining = new Set(remaining.flatMap((each) => each.seats.map(({ id }) => id)));
  const had = claims.flatMap(({ seatIds }) => seatIds);
  const performanceId = claims[0]?.performanceId ?? 0;
  await deleteSeatClaims(
    trx,
    performanceId,
    had.filter((id) => !isRemaining.has(id)),
  );
  const rest = seats.filter(({ id }) => !isRemaining.has(id));
  await insertSeatClaims(
    trx,
    remaining.flatMap(({ claim, seats: already }) =>
      rest.splice(0, claim.units - already.length).map(({ id }) => ({
        ...{ performanceId, poolId: claim.poolId, seatId: id, owner: claim.owner },
      })),
    ),
  );
}
