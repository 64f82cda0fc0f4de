import { createHash } from 'node:crypto';
import {
  emptyPlan,
  findSeatedGroups,
  insertPlan,
  insertVersion,
  withRows,
} from '#features/box-office/seating/index.server.ts';
import type { Db, Trx } from '#features/database.server.ts';

const NOW = '2026-11-20T11:00:00.000Z';

/** A plan of so many rows of so many seats of one group, by default "Saal", with a stage in front of them; seats of another `house` have other `guid`s. */
export function rectangle(
  rows: number,
  seatsPerRow: number,
  { aislesAfter = [] as number[], wheelchairs = 0, group: name = 'Saal', house = '' } = {},
) {
  let count = 0;
  const ids = {
    token() {
      count += 1;
      return createHash('sha256').update(`${house}${count}`).digest('base64url').slice(0, 22);
    },
  };
  const group = { code: 'Saal', name: { de: name, en: 'Hall' } };
  return withRows(
    emptyPlan(),
    {
      ...{ rows, seatsPerRow, aislesAfter, wheelchairs, group, firstLabel: '1', curve: 0, extraDepth: 0 },
      ...{ numbering: 'from-left', skipsI: true, stars: 3, isStepFree: false, isRemovable: false },
      zone: { de: 'Parkett', en: 'Stalls' },
    },
    ids,
  );
}

/** Lets a date that has sold nothing sell the seats of a hall in place of its counted places. */
export async function seat(db: Db, jetId: number, plan: ReturnType<typeof rectangle>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const versionId = await newVersion(trx, plan, jetId);
    const { price_list_id: priceListId } = await trx
      .updateTable('performances')
      .set({ plan_version_id: versionId })
      .where('id', '=', jetId)
      .returning('price_list_id')
      .executeTakeFirstOrThrow();
    for (const { groupId, planGroup, seats } of await findSeatedGroups(trx, { versionId, priceListId }))
      await trx
        .updateTable('pools')
        .set({ plan_group: planGroup, capacity: seats })
        .where('performance_id', '=', jetId)
        .where('seat_group_id', '=', groupId)
        .execute();
  });
}

async function newVersion(trx: Trx, draft: ReturnType<typeof rectangle>, jetId: number): Promise<number> {
  const words = { name_de: 'Haus', name_en: 'House', access_de: 'Lift', access_en: 'Lift' };
  const slug = `haus-${jetId}`;
  const venue = await trx
    .insertInto('venues')
    .values({
      ...{ slug, street: 'Weg 1', postal_code: '12345', city: 'Ort' },
      ...{ ...words, directions_de: 'Bus', directions_en: 'Bus' },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const room = await trx
    .insertInto('rooms')
    .values({ slug, venue_id: venue.id, position: 0, ...words, floor_de: 'unten', floor_en: 'below' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return insertReleased(trx, { roomId: room.id, name: 'Saal', draft });
}

/** A released plan of the room in which the event of a date takes place; gives the id of its version. */
export async function planVersion(
  db: Db,
  { jetId, plan }: { jetId: number; plan: ReturnType<typeof rectangle> },
): Promise<number> {
  const { room_id: roomId } = await db
    .selectFrom('events')
    .select('room_id')
    .where('id_jet', '=', jetId)
    .executeTakeFirstOrThrow();
  const { count } = await db
    .selectFrom('seating_plans')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const name = `Plan ${count}`;
  return db.transaction().execute((trx) => insertReleased(trx, { roomId, name, draft: plan }));
}

async function insertReleased(
  trx: Trx,
  { roomId, name, draft }: { roomId: number; name: string; draft: ReturnType<typeof rectangle> },
): Promise<number> {
  const planId = await insertPlan(trx, { roomId, name, draft, now: NOW });
  await insertVersion(trx, { planId: planId ?? 0, number: 1, document: draft, revision: 1, now: NOW });
  const { id } = await trx
    .selectFrom('seating_plan_versions')
    .select('id')
    .where('plan_id', '=', planId)
    .executeTakeFirstOrThrow();
  return id;
}
