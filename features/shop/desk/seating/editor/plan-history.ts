import { type SeatingPlan, seatsOf } from '#features/box-office/seating/index.ts';

/** A draft with the steps that lead back and forth from it. */
export interface PlanHistory {
  plan: SeatingPlan;
  /** Drafts before, the last one at the end. */
  past: readonly SeatingPlan[];
  /** Drafts that were undone, the next one at the end. */
  future: readonly SeatingPlan[];
}

/** More steps nobody takes back. */
const MAX_STEPS = 200;
/** Seats of all steps together: steps that move a whole hall share none of them. */
const MAX_STORED_SEATS = 300_000;

/** The history with a step more; steps that were undone are gone. */
export function withStep(history: PlanHistory, plan: SeatingPlan): PlanHistory {
  if (plan === history.plan) return history;
  const steps = Math.floor(MAX_STORED_SEATS / Math.max(1, seatsOf(plan).length));
  return { plan, past: [...history.past, history.plan].slice(-Math.min(MAX_STEPS, steps)), future: [] };
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
