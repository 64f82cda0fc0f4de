import { sql } from 'kysely';
import type { Trx } from '#features/database.server.ts';

/**
 * Writes down for the box office what events say of their sale. Part of every use case that changes an event or its
 * production, in the same transaction: there is no moment at which what was called off is still sold.
 */
export async function followEvents(
  trx: Trx,
  of: { eventId: number } | { productionId: number } | 'all',
): Promise<void> {
  let events = trx.selectFrom('events').innerJoin('productions', 'productions.id', 'events.production_id');
  if (of !== 'all')
    events =
      'eventId' in of
        ? events.where('events.id', '=', of.eventId)
        : events.where('events.production_id', '=', of.productionId);
  const said = events
    .where('events.id_jet', 'is not', null)
    .select([
      'events.id_jet',
      'events.date_end',
      sql<string>`case when events.is_online and productions.is_online then events.status else 'offline' end`.as(
        'state',
      ),
    ])
    .as('said');
  await trx
    .updateTable('performances')
    .from(said)
    .set((eb) => ({ event_state: eb.ref('said.state') as never, event_ends_at: eb.ref('said.date_end') }))
    .whereRef('performances.id', '=', 'said.id_jet')
    .execute();
}
