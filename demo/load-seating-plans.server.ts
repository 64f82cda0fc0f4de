import { createHash } from 'node:crypto';
import {
  emptyPlan,
  findSeatedGroups,
  findVersionsOfRoom,
  insertPlan,
  insertVersion,
  type RowsToAdd,
  withRows,
} from '#features/box-office/seating/index.server.ts';
import type { SeatingPlan } from '#features/box-office/seating/index.ts';
import type { Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';

const CUSHIONS = { code: 'Kissenreihe', name: { de: 'Kissenreihe', en: 'Cushion row' } };
const CHAIRS = { code: 'Stuhlreihe', name: { de: 'Stuhlreihe', en: 'Chair row' } };
const STALLS = { de: 'Parkett', en: 'Stalls' };
const BALCONY = { de: 'Rang', en: 'Balcony' };

const PLAIN = {
  ...({ numbering: 'from-left', skipsI: true, stars: 3, isStepFree: false, isRemovable: false } as const),
  ...{ wheelchairs: 0, extraDepth: 0, aislesAfter: [] },
};

/** Two halls: the stage of the house with cushions in front of its chairs, and a large one with stalls and a balcony. */
const HALLS: readonly { room: string; name: string; rows: readonly RowsToAdd[] }[] = [
  {
    room: 'stammbuehne',
    name: 'Kissen vorn',
    rows: [
      {
        ...PLAIN,
        rows: 3,
        seatsPerRow: 10,
        curve: 18,
        firstLabel: 'K1',
        group: CUSHIONS,
        zone: STALLS,
        stars: 4,
      },
      {
        ...{ ...PLAIN, rows: 1, seatsPerRow: 12, curve: 24, firstLabel: 'S4', group: CHAIRS, zone: STALLS },
        ...{
          aislesAfter: [6],
          extraDepth: 60,
          stars: 5,
          isStepFree: true,
          wheelchairs: 4,
          isRemovable: true,
        },
      },
      {
        ...{ ...PLAIN, rows: 4, seatsPerRow: 12, curve: 24, firstLabel: 'S5', group: CHAIRS, zone: STALLS },
        aislesAfter: [6],
      },
    ],
  },
  {
    room: 'kronensaal',
    name: 'Parkett und Rang',
    rows: [
      {
        ...{ ...PLAIN, rows: 14, seatsPerRow: 22, curve: 60, firstLabel: 'A', group: CHAIRS, zone: STALLS },
        ...{ aislesAfter: [11], numbering: 'odd-left' as const, stars: 4, wheelchairs: 4 },
      },
      {
        ...{ ...PLAIN, rows: 4, seatsPerRow: 28, curve: 80, firstLabel: 'A', group: CHAIRS, zone: BALCONY },
        ...{ aislesAfter: [9, 19], extraDepth: 200, stars: 2 },
      },
    ],
  },
];

/** Seating plans of two rooms, each with a version that dates can sell from. Seats keep their numbers over every load. */
export async function loadSeatingPlans(trx: Trx, now: Instant): Promise<void> {
  for (const { room, name, rows } of HALLS) {
    const { id } = await trx
      .selectFrom('rooms')
      .select('id')
      .where('slug', '=', room)
      .executeTakeFirstOrThrow();
    const ids = namedIds(room);
    const draft = rows.reduce<SeatingPlan>((plan, wanted) => withRows(plan, wanted, ids), emptyPlan());
    const planId = await insertPlan(trx, { roomId: id, name, draft, now });
    if (planId !== null) await insertVersion(trx, { planId, number: 1, document: draft, revision: 1, now });
  }
}

/** Lets the coming dates of productions sell the seats of the plan of their room, none of which is sold yet. */
export async function sellSeats(trx: Trx, jetIds: readonly number[]): Promise<void> {
  const dates = await trx
    .selectFrom('performances')
    .innerJoin('events', 'events.id_jet', 'performances.id')
    .select(['performances.id', 'performances.price_list_id', 'events.room_id'])
    .where('performances.id', 'in', jetIds)
    .execute();
  const versionOf = new Map<number, number | undefined>();
  for (const { id, price_list_id: priceListId, room_id: roomId } of dates) {
    if (!versionOf.has(roomId)) versionOf.set(roomId, (await findVersionsOfRoom(trx, roomId))[0]?.id);
    const versionId = versionOf.get(roomId);
    if (versionId === undefined) continue;
    await trx.updateTable('performances').set({ plan_version_id: versionId }).where('id', '=', id).execute();
    for (const { groupId, planGroup, seats } of await findSeatedGroups(trx, { versionId, priceListId }))
      await trx
        .updateTable('pools')
        .set({ plan_group: planGroup, capacity: seats, sold: 0 })
        .where('performance_id', '=', id)
        .where('seat_group_id', '=', groupId)
        .execute();
  }
}

/** Numbers that follow from a name and their order. */
function namedIds(name: string) {
  let count = 0;
  return {
    token() {
      count += 1;
      return createHash('sha256').update(`${name}/${count}`).digest('base64url').slice(0, 22);
    },
  };
}
