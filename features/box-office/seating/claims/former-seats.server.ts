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

/** Ids of the seats that a hold had when its time was over. */
export async function findFormerSeats(db: Db | Trx, holdId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('former_seats')
    .innerJoin('hold_lines', 'hold_lines.id', 'former_seats.hold_line_id')
    .select('former_seats.seat_id')
    .where('hold_lines.hold_id', '=', holdId)
    .execute();
  return rows.map(({ seat_id }) => seat_id);
}
