import type { Principal, WriteServices } from '#features/core/access/index.server.ts';
import { fail, type Result } from '#lib/result.ts';
import type { IdSource } from '#platform/ids.server.ts';
import { changeDraft, type PlanRefusal, type SavedDraft } from './change-plan.server.ts';
import type { ReadPlan } from './reading/plan-fault.ts';
import { readPlan } from './reading/read-plan.ts';

/**
 * Replaces the draft of a plan by a file (docs/product/seating.md#import). Of a file with faults nothing is stored: the answer has
 * each of them, and the plan as it would look. Needs `sell`.
 */
export async function importPlan(
  services: WriteServices & { ids: IdSource },
  staff: Pick<Principal, 'id' | 'role'>,
  at: { id: number; revision: number },
  bytes: Uint8Array,
): Promise<Result<SavedDraft, PlanRefusal | { code: 'HAS_FAULTS'; read: ReadPlan }>> {
  const read = readPlan(bytes, services.ids);
  const { plan, faults } = read;
  if (!plan || faults.length > 0) return fail({ code: 'HAS_FAULTS', read });
  return changeDraft(services, staff, at, ({ draft }) => ({
    ...plan,
    // A table has no stage: that of the draft remains.
    areas: read.format === 'csv' ? draft.areas : plan.areas,
  }));
}
