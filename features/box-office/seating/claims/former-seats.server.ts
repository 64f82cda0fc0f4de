import type { Db, Trx } from '#features/database.server.ts';

/** Remembers the seats of holds whose time is over. Call it before their claims end. */
export async function rememberSeats(trx: Trx, holdIds: readonly number[]): Promise<void> {
  await trx
    .insertInto('former_seats')
    .columns(['hold_line_id', 'seat_id'])
    .expression((eb) =>
      eb
        .selectFrom('seat_claims')
        .innerJoin('hold_lines', 'hold_lines.id', 'seat_claims.hold_line_id')
        .select(['hold_lines.id', 'seat_claims.seat_id'])
        .where('hold_lines.hold_id', 'in', holdIds),
    )
    .execute();
}

/** Seats that a hold had when its time was over, by their `guid`: they may have other ids in the version that is sold by now. */
export async function findFormerSeats(db: Db | Trx, holdId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('former_seats')
    .innerJoin('hold_lines', 'hold_lines.id', 'former_seats.hold_line_id')
    .innerJoin('seats', 'seats.id', 'former_seats.seat_id')
    .select('seats.guid')
    .where('hold_lines.hold_id', '=', holdId)
    .execute();
  return rows.map(({ guid }) => guid);
}
