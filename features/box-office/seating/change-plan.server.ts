import { isDeepStrictEqual } from 'node:util';
import { inWrite, type Principal, type WriteServices } from '#features/core/access/index.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { checkPlan } from './plan/check-plan.ts';
import { emptyPlan } from './plan/edit-plan.ts';
import { seatingPlan } from './plan/schema.ts';
import { type SeatingPlan, seatsOf } from './plan/seating-plan.ts';
import {
  deletePlan,
  findPlans,
  findPricedGroups,
  insertPlan,
  insertVersion,
  replaceDraft,
  type StoredPlan,
} from './plan-store.server.ts';

/** Reasons a plan is not changed. */
export type PlanRefusal =
  | { code: 'NO_SUCH_PLAN' }
  | { code: 'NO_SUCH_ROOM' }
  | { code: 'NAME_TAKEN' }
  /** Somebody else changed it meanwhile. */
  | { code: 'CHANGED_MEANWHILE' }
  | { code: 'TOO_LARGE' }
  | { code: 'HAS_ERRORS'; errors: number }
  /** The newest version is the same. */
  | { code: 'NOTHING_NEW' }
  | { code: 'HAS_VERSIONS' };

type Staff = Pick<Principal, 'id' | 'role'>;
const PERMISSION = 'sell';
const ENTITY = 'seating-plans';

/** Makes a plan of a room with a stage and no seats; gives its id. */
export function createPlan(
  services: WriteServices,
  staff: Staff,
  { roomId, name, draft = emptyPlan() }: { roomId: number; name: string; draft?: SeatingPlan },
): Promise<Result<number, PlanRefusal>> {
  return inWrite<number, PlanRefusal>(services, staff, PERMISSION, async ({ trx, now, record }) => {
    const room = await trx.selectFrom('rooms').select('id').where('id', '=', roomId).executeTakeFirst();
    if (!room) return fail({ code: 'NO_SUCH_ROOM' });
    const id = await insertPlan(trx, { roomId, name, draft, now });
    if (id === null) return fail({ code: 'NAME_TAKEN' });
    record({ entity: ENTITY, id, before: null, after: { room: roomId, name }, tags: [] });
    return succeed(id);
  });
}

/** A stored draft: the next change names its revision. */
export type SavedDraft = Pick<StoredPlan, 'revision' | 'changedAt'>;

/**
 * Changes the draft of a plan, unless somebody did so after the page was made.
 * @param change gives the draft after the change
 */
export function changeDraft(
  services: WriteServices,
  staff: Staff,
  { id, revision }: { id: number; revision: number },
  change: (plan: StoredPlan) => SeatingPlan,
): Promise<Result<SavedDraft, PlanRefusal>> {
  return inWrite<SavedDraft, PlanRefusal>(services, staff, PERMISSION, async ({ trx, now, record }) => {
    const [plan] = await findPlans(trx, id);
    if (!plan) return fail({ code: 'NO_SUCH_PLAN' });
    if (plan.revision !== revision) return fail({ code: 'CHANGED_MEANWHILE' });
    const read = seatingPlan.safeParse(change(plan));
    if (!read.success) return fail({ code: 'TOO_LARGE' });
    // The draft before stays the one of the last change.
    if (isDeepStrictEqual(read.data, plan.draft)) return succeed({ revision, changedAt: plan.changedAt });
    const isReplaced = await replaceDraft(trx, { id, revision, draft: read.data, before: plan.draft, now });
    if (!isReplaced) return fail({ code: 'CHANGED_MEANWHILE' });
    const facts = (draft: SeatingPlan, number: number) => ({
      revision: number,
      seats: seatsOf(draft).length,
    });
    const [before, after] = [facts(plan.draft, revision), facts(read.data, revision + 1)];
    record({ entity: ENTITY, id, before, after, tags: [] });
    return succeed({ revision: revision + 1, changedAt: now });
  });
}

/** Makes a version of the draft that dates can sell from; gives its number. A draft with errors makes none. */
export function releaseVersion(
  services: WriteServices,
  staff: Staff,
  { id, revision }: { id: number; revision: number },
): Promise<Result<number, PlanRefusal>> {
  return inWrite<number, PlanRefusal>(services, staff, PERMISSION, async ({ trx, now, record }) => {
    const [plan] = await findPlans(trx, id);
    if (!plan) return fail({ code: 'NO_SUCH_PLAN' });
    if (plan.revision !== revision) return fail({ code: 'CHANGED_MEANWHILE' });
    const priced = new Set((await findPricedGroups(trx)).map(({ name }) => name.de));
    const errors = checkPlan(plan.draft, priced).filter(({ isError }) => isError).length;
    if (errors > 0) return fail({ code: 'HAS_ERRORS', errors });
    if (plan.isReleased) return fail({ code: 'NOTHING_NEW' });
    const number = (plan.version?.number ?? 0) + 1;
    const made = await insertVersion(trx, { planId: id, number, document: plan.draft, revision, now });
    if (made === null) return fail({ code: 'CHANGED_MEANWHILE' });
    const before = { version: plan.version?.number ?? null };
    record({ entity: ENTITY, id, before, after: { version: number }, tags: [] });
    return succeed(number);
  });
}

/** Deletes a plan without versions: dates may sell from these. */
export function removePlan(
  services: WriteServices,
  staff: Staff,
  id: number,
): Promise<Result<null, PlanRefusal>> {
  return inWrite<null, PlanRefusal>(services, staff, PERMISSION, async ({ trx, record }) => {
    const [plan] = await findPlans(trx, id);
    if (!plan) return fail({ code: 'NO_SUCH_PLAN' });
    if (plan.version) return fail({ code: 'HAS_VERSIONS' });
    await deletePlan(trx, id);
    record({ entity: ENTITY, id, before: { room: plan.room.id, name: plan.name }, after: null, tags: [] });
    return succeed(null);
  });
}
