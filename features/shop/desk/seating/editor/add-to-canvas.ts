import { type SeatingPlan, seatsOf } from '#features/box-office/seating/index.ts';
import { newOrderKey } from '#platform/browser/api-client.ts';
import type { Stops } from './canvas/use-stops.ts';
import type { PlanEditor } from './use-plan-editor.ts';

/** Gives seats their numbers for life. */
export const newIds = { token: newOrderKey };

/** Adds seats to the plan; they are selected then, and the first has the focus. */
export function addToCanvas(
  { plan, act }: Pick<PlanEditor, 'plan' | 'act'>,
  { show }: Pick<Stops, 'show'>,
  change: (draft: SeatingPlan) => SeatingPlan,
): void {
  const known = new Set(seatsOf(plan).map(({ guid }) => guid));
  const added = seatsOf(act(change)).filter(({ guid }) => !known.has(guid));
  const [first] = added;
  if (first) show(first.guid, { ids: new Set(added.map(({ guid }) => guid)), area: null });
}
