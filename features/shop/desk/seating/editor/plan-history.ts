import type { SeatingPlan } from '#features/box-office/seating/index.ts';

/** A draft with the steps that lead back and forth from it. */
export interface PlanHistory {
  plan: SeatingPlan;
  /** Drafts before, the last one at the end. */
  past: readonly SeatingPlan[];
  /** Drafts that were undone, the next one at the end. */
  future: readonly SeatingPlan[];
}

/** More steps nobody takes back; a hall of 5,000 seats shares the rows that did not change among them. */
const MOST_STEPS = 200;

/** The history with a step more; steps that were undone are gone. */
export function withStep(history: PlanHistory, plan: SeatingPlan): PlanHistory {
  if (plan === history.plan) return history;
  return { plan, past: [...history.past, history.plan].slice(-MOST_STEPS), future: [] };
}

/** The history one step back; the same where there is none. */
export function undone({ plan, past, future }: PlanHistory): PlanHistory {
  const before = past.at(-1);
  if (!before) return { plan, past, future };
  return { plan: before, past: past.slice(0, -1), future: [...future, plan] };
}

/** The history one step forth; the same where there is none. */
export function redone({ plan, past, future }: PlanHistory): PlanHistory {
  const after = future.at(-1);
  if (!after) return { plan, past, future };
  return { plan: after, past: [...past, plan], future: future.slice(0, -1) };
}
