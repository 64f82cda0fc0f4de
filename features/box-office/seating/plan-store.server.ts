import type { Db, Trx } from '#features/database.server.ts';
import type { Localized } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import {
  localizedColumns,
  localizedFrom,
  optionalLocalizedColumns,
  toJson,
} from '#platform/database/columns.server.ts';
import { placedSeats } from './plan/placed-seats.ts';
import type { SeatGroup, SeatingPlan } from './plan/seating-plan.ts';

/** A seating plan with its draft. */
export interface StoredPlan {
  id: number;
  name: string;
  room: { id: number; name: Localized };
  draft: SeatingPlan;
  /** The draft before the last change; `null` where there was none. */
  before: SeatingPlan | null;
  revision: number;
  changedAt: Instant;
  /** Number and time of the newest version; `null` before the first. */
  version: { number: number; releasedAt: Instant } | null;
  /** The newest version is the draft. */
  isReleased: boolean;
}

/** All plans by room and name, or one. */
export async function findPlans(db: Db | Trx, id?: number): Promise<StoredPlan[]> {
  const rows = await db
    .selectFrom('seating_plans')
    .innerJoin('rooms', 'rooms.id', 'seating_plans.room_id')
    .leftJoin('seating_plan_versions as newest', (join) =>
      join.onRef('newest.plan_id', '=', 'seating_plans.id').on('newest.number', '=', (eb) =>
        eb
          .selectFrom('seating_plan_versions')
          .select((each) => each.fn.max('number').as('last'))
          .whereRef('plan_id', '=', 'seating_plans.id'),
      ),
    )
    .selectAll('seating_plans')
    .select([
      'rooms.name_de as room_de',
      'rooms.name_en as room_en',
      'newest.number',
      'newest.released_at',
      'newest.revision as released_revision',
    ])
    .$if(id !== undefined, (query) => query.where('seating_plans.id', '=', id ?? 0))
    .orderBy('rooms.position')
    .orderBy('seating_plans.name')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    room: { id: row.room_id, name: localizedFrom(row, 'room') },
    draft: row.draft,
    before: row.draft_before,
    revision: row.revision,
    changedAt: row.changed_at,
    version:
      row.number === null || row.released_at === null
        ? null
        : { number: row.number, releasedAt: row.released_at },
    isReleased: row.released_revision === row.revision,
  }));
}

/** Stores a new plan of a room; `null` where the room has one of this name. */
export async function insertPlan(
  trx: Trx,
  { roomId, name, draft, now }: { roomId: number; name: string; draft: SeatingPlan; now: Instant },
): Promise<number | null> {
  const row = await trx
    .insertInto('seating_plans')
    .values({ room_id: roomId, name, draft: toJson(draft), draft_before: toJson(null), changed_at: now })
    .onConflict((conflict) => conflict.columns(['room_id', 'name']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Replaces a draft that is still the one of `revision`; `false` where it is not. */
export async function replaceDraft(
  trx: Trx,
  {
    id,
    revision,
    draft,
    before,
    now,
  }: { id: number; revision: number; draft: SeatingPlan; before: SeatingPlan; now: Instant },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('seating_plans')
    .set((eb) => ({
      draft: toJson(draft),
      draft_before: toJson(before),
      revision: eb('revision', '+', 1),
      changed_at: now,
    }))
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** 20 columns each: engines take no more than 32,000 values in a statement. */
const SEATS_AT_ONCE = 1000;

interface NewVersion {
  planId: number;
  number: number;
  document: SeatingPlan;
  /** Of the draft that it is. */
  revision: number;
  now: Instant;
}

/** Stores a version of a plan with its seats; gives its number, or `null` where somebody stored the same number meanwhile. */
export async function insertVersion(
  trx: Trx,
  { planId, number, document, revision, now }: NewVersion,
): Promise<number | null> {
  const version = await trx
    .insertInto('seating_plan_versions')
    .values({ plan_id: planId, number, document: toJson(document), revision, released_at: now })
    .onConflict((conflict) => conflict.columns(['plan_id', 'number']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!version) return null;
  const rows = placedSeats(document).map((seat) => ({
    version_id: version.id,
    guid: seat.guid,
    ...localizedColumns('zone', document.zones[seat.zone]?.name ?? { de: '', en: null }),
    row_label: seat.row,
    seat_label: seat.label,
    row_order: seat.rowOrder,
    position: seat.position,
    block: seat.block,
    x: seat.x,
    y: seat.y,
    group_code: seat.group,
    quality: seat.quality,
    is_wheelchair: seat.isWheelchair,
    is_companion: seat.isCompanion,
    is_step_free: seat.isStepFree,
    is_aisle: seat.isAisle,
    is_removable: seat.isRemovable,
    ...optionalLocalizedColumns('restricted_view', seat.restrictedView),
  }));
  for (let from = 0; from < rows.length; from += SEATS_AT_ONCE)
    await trx
      .insertInto('seats')
      .values(rows.slice(from, from + SEATS_AT_ONCE))
      .execute();
  return number;
}

export async function deletePlan(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('seating_plans').where('id', '=', id).execute();
}

/** A seat group that some price list has prices for: plans name it by its German name. */
export type PricedGroup = Pick<SeatGroup, 'code' | 'name'>;

/** Seat groups of all price lists, each name once, by name. */
export async function findPricedGroups(db: Db | Trx): Promise<PricedGroup[]> {
  const rows = await db
    .selectFrom('seat_groups')
    .select(['name_de', (eb) => eb.fn.max('name_en').as('name_en')])
    .groupBy('name_de')
    .orderBy('name_de')
    .execute();
  return rows.map((row) => ({ code: row.name_de, name: localizedFrom(row, 'name') }));
}
