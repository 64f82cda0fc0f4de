import type { SeatingPlan } from '#features/box-office/seating/index.ts';
import type { Instant } from '#lib/venue-time.ts';
import { getJson, putJson } from '#platform/browser/api-client.ts';
import type { SaveDraft, SaveOutcome } from './draft-saver.ts';

const pathOf = (planId: number) => `/api/admin/seating-plans/${planId}/draft/`;

/** Stores the draft of a plan (docs/product/seating.md#editor). */
export function saveCall(planId: number): SaveDraft {
  return async (draft, revision): Promise<SaveOutcome> => {
    const answer = await putJson<{ revision: number; changed_at: Instant }>(pathOf(planId), {
      revision,
      draft: withoutDefaults(draft),
    });
    if (answer.ok)
      return { is: 'saved', revision: answer.value.revision, changedAt: answer.value.changed_at };
    const { status } = answer.error;
    if (status === 409) return { is: 'conflict' };
    if (status === 401 || status === 403) return { is: 'signed-out' };
    if (status === 0 || status === 429 || status >= 500) return { is: 'failed' };
    return { is: 'refused' };
  };
}

/** A plan without the flags that are not set, which are most of it: a third of the bytes. */
function withoutDefaults(draft: SeatingPlan): unknown {
  const zones = draft.zones.map((zone) => ({
    ...zone,
    rows: zone.rows.map((row) => ({
      ...row,
      seats: row.seats.map((seat) =>
        Object.fromEntries(Object.entries(seat).filter(([, value]) => value !== false && value !== null)),
      ),
    })),
  }));
  return { ...draft, zones };
}

/** Reads the draft that is stored; `null` where no answer came. */
export async function readDraft(
  planId: number,
): Promise<{ draft: SeatingPlan; revision: number; changedAt: Instant } | null> {
  const answer = await getJson(pathOf(planId));
  if (!answer.ok) return null;
  const { draft, revision, changed_at } = answer.value as {
    draft: SeatingPlan;
    revision: number;
    changed_at: Instant;
  };
  return { draft, revision, changedAt: changed_at };
}
