import { type HubPlan, planKey } from './hub-plans.ts';

/** The plan behind which the list of plans goes on. */
const PLANS_AFTER = 'after';
const PLANS_AT_ONCE = 50;

/** The place that an address names; `null` for the beginning of the list. */
export const planPlaceIn = (query: URLSearchParams): string | null => query.get(PLANS_AFTER);

/**
 * The plans of one page of the list, and the query of the next one.
 * @param after key of the last plan before them; it begins with its time, so that a deleted plan still has a position
 */
export function plansFrom(
  plans: readonly HubPlan[],
  after: string | null,
): { shown: HubPlan[]; next: Record<string, string> | null } {
  const from = after === null ? 0 : startAfter(plans, after);
  const shown = plans.slice(from, from + PLANS_AT_ONCE);
  const last = shown.at(-1);
  return {
    shown,
    next: last && from + PLANS_AT_ONCE < plans.length ? { [PLANS_AFTER]: planKey(last) } : null,
  };
}

function startAfter(plans: readonly HubPlan[], after: string): number {
  const exact = plans.findIndex((plan) => planKey(plan) === after);
  if (exact !== -1) return exact + 1;
  const later = plans.findIndex(({ at }) => at > (after.split('/')[0] ?? ''));
  return later === -1 ? plans.length : later;
}
