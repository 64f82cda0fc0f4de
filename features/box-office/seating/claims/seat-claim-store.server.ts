import type { SeatName } from '#features/box-office/ticketing/index.ts';
import type { Db, Trx } from '#features/database.server.ts';
import { localizedFrom } from '#platform/database/columns.server.ts';

/** People who sit together: a cart, or an order. */
export type Party = { holdId: number } | { orderId: number };

/** A claim of a party on places that are seats, by the line or ticket that has it. */
export interface SeatedClaim {
  owner: { lineId: number } | { ticketId: number };
  poolId: number;
  performanceId: number;
  versionId: number;
  /** Code of the seat group in the plan. */
  group: string;
  /** How many seats it takes. */
  units: number;
  /** Those it has. */
  seatIds: number[];
}

/** Claims of a party on places that are seats; none where its dates only count places. */
export async function findSeatedClaims(trx: Trx, party: Party): Promise<SeatedClaim[]> {
  const rows = await ('holdId' in party
    ? claimsOfHold(trx, party.holdId)
    : claimsOfOrder(trx, party.orderId));
  if (rows.length === 0) return [];
  const column = 'holdId' in party ? 'hold_line_id' : 'ticket_id';
  const seats = await trx
    .selectFrom('seat_claims')
    .select(['seat_id', 'pool_id', `${column} as owner`])
    .where(
      column,
      'in',
      rows.map(({ owner }) => owner),
    )
    .execute();
  return rows.flatMap(({ owner, versionId, group, ...row }) =>
    versionId === null || group === null
      ? []
      : {
          ...{ ...row, versionId, group },
          owner: 'holdId' in party ? { lineId: owner } : { ticketId: owner },
          seatIds: seats
            .filter((seat) => seat.owner === owner && seat.pool_id === row.poolId)
            .map(({ seat_id }) => seat_id),
        },
  );
}

const OF_POOL = [
  'pools.id as poolId',
  'pools.plan_group as group',
  'performances.id as performanceId',
  'performances.plan_version_id as versionId',
] as const;

function claimsOfHold(trx: Trx, holdId: number) {
  return trx
    .selectFrom('hold_lines')
    .innerJoin('pool_claims', 'pool_claims.hold_line_id', 'hold_lines.id')
    .innerJoin('pools', 'pools.id', 'pool_claims.pool_id')
    .innerJoin('performances', 'performances.id', 'pools.performance_id')
    .select(['hold_lines.id as owner', 'pool_claims.units'])
    .select(OF_POOL)
    .where('hold_lines.hold_id', '=', holdId)
    .where('pools.plan_group', 'is not', null)
    .orderBy('hold_lines.id')
    .execute();
}

function claimsOfOrder(trx: Trx, orderId: number) {
  return trx
    .selectFrom('order_tickets')
    .innerJoin('ticket_claims', 'ticket_claims.ticket_id', 'order_tickets.id')
    .innerJoin('pools', 'pools.id', 'ticket_claims.pool_id')
    .innerJoin('performances', 'performances.id', 'pools.performance_id')
    .select(['order_tickets.id as owner', 'ticket_claims.units'])
    .select(OF_POOL)
    .where('order_tickets.order_id', '=', orderId)
    .where('pools.plan_group', 'is not', null)
    .orderBy('order_tickets.position')
    .execute();
}

/** Seats of a date that somebody has, or that are blocked. */
export async function findTakenSeats(db: Db | Trx, performanceId: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom('seat_claims')
    .select('seat_id')
    .where('performance_id', '=', performanceId)
    .execute();
  return new Set(rows.map(({ seat_id }) => seat_id));
}

/** A seat for a line, a ticket or a block. */
export interface NewSeatClaim {
  performanceId: number;
  poolId: number;
  seatId: number;
  owner: SeatedClaim['owner'] | { placeBlockId: number };
}

export async function insertSeatClaims(trx: Trx, claims: readonly NewSeatClaim[]): Promise<void> {
  if (claims.length === 0) return;
  await trx
    .insertInto('seat_claims')
    .values(
      claims.map(({ performanceId, poolId, seatId, owner }) => ({
        ...{ performance_id: performanceId, pool_id: poolId, seat_id: seatId },
        hold_line_id: 'lineId' in owner ? owner.lineId : null,
        ticket_id: 'ticketId' in owner ? owner.ticketId : null,
        place_block_id: 'placeBlockId' in owner ? owner.placeBlockId : null,
      })),
    )
    .execute();
}

export async function deleteSeatClaims(
  trx: Trx,
  performanceId: number,
  seatIds: readonly number[],
): Promise<void> {
  if (seatIds.length === 0) return;
  await trx
    .deleteFrom('seat_claims')
    .where('performance_id', '=', performanceId)
    .where('seat_id', 'in', seatIds)
    .execute();
}

/** Names of the seats of a cart, in the order of the plan. */
export async function findSeatsOfCart(db: Db | Trx, holdId: number): Promise<SeatName[]> {
  const lines = await db.selectFrom('hold_lines').select('id').where('hold_id', '=', holdId).execute();
  const named = await findSeatNames(
    db,
    'hold_line_id',
    lines.map(({ id }) => id),
  );
  return [...named.values()].flat();
}

/** Names of the seats of lines, of tickets or of blocks, by their id, in the order of the plan. */
export async function findSeatNames(
  db: Db | Trx,
  of: 'hold_line_id' | 'ticket_id' | 'place_block_id',
  ids: readonly number[],
): Promise<Map<number, SeatName[]>> {
  if (ids.length === 0) return new Map();
  const rows = await namedSeats(db)
    .innerJoin('seat_claims', 'seat_claims.seat_id', 'seats.id')
    .select(`seat_claims.${of} as owner`)
    .where(`seat_claims.${of}`, 'in', ids)
    .execute();
  return namesByOwner(rows);
}

/** Names of the seats that lines had when their time was over, by their id, in the order of the plan. */
export async function findFormerSeatNames(
  db: Db | Trx,
  lineIds: readonly number[],
): Promise<Map<number, SeatName[]>> {
  if (lineIds.length === 0) return new Map();
  const rows = await namedSeats(db)
    .innerJoin('former_seats', 'former_seats.seat_id', 'seats.id')
    .select('former_seats.hold_line_id as owner')
    .where('former_seats.hold_line_id', 'in', lineIds)
    .execute();
  return namesByOwner(rows);
}

const namedSeats = (db: Db | Trx) =>
  db
    .selectFrom('seats')
    .select(['guid', 'zone_de', 'zone_en', 'row_label', 'seat_label'])
    .orderBy('row_order')
    .orderBy('position');

function namesByOwner(
  rows: readonly {
    owner: number | null;
    guid: string;
    zone_de: string;
    zone_en: string | null;
    row_label: string;
    seat_label: string;
  }[],
): Map<number, SeatName[]> {
  const named = new Map<number, SeatName[]>();
  for (const { owner, guid, row_label, seat_label, ...zone } of rows) {
    const seat = { guid, zone: localizedFrom(zone, 'zone'), row: row_label, seat: seat_label };
    if (owner !== null) named.set(owner, [...(named.get(owner) ?? []), seat]);
  }
  return named;
}
