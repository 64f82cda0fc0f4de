import { MAX_SIZE } from './limits.ts';
import type { Step } from './move-seats.ts';
import { clampedStep, enlarged } from './plan-size.ts';
import type { Area, SeatingPlan } from './seating-plan.ts';

const SIZES = { stage: { width: 800, height: 150 }, label: { width: 300, height: 80 } } as const;
/** Of a new area beside those there are. */
const DISTANCE = 50;

/** The plan with a stage or a label more, below the areas there are. */
export function withArea(plan: SeatingPlan, { kind, text }: Pick<Area, 'kind' | 'text'>): SeatingPlan {
  const { width, height } = SIZES[kind];
  const bottom = plan.areas.reduce((most, area) => Math.max(most, area.y + area.height), 0);
  const area: Area = {
    ...{ kind, text, width, height },
    x: Math.max(0, Math.round((plan.size.width - width) / 2)),
    y: Math.min(bottom + DISTANCE, MAX_SIZE - height),
  };
  return enlarged({ ...plan, areas: [...plan.areas, area] });
}

/** The plan with a changed area, by its index. */
export function withChangedArea(
  plan: SeatingPlan,
  index: number,
  change: Partial<Pick<Area, 'text' | 'width' | 'height'>>,
): SeatingPlan {
  return enlarged(overArea(plan, index, (area) => ({ ...area, ...change })));
}

/** The plan with a moved area, within its corner. */
export function movedArea(plan: SeatingPlan, index: number, { dx, dy }: Step): SeatingPlan {
  return enlarged(
    overArea(plan, index, (area) => ({
      ...area,
      x: area.x + clampedStep(dx, area.x, area.x + area.width),
      y: area.y + clampedStep(dy, area.y, area.y + area.height),
    })),
  );
}

/** The plan without an area. */
export function withoutArea(plan: SeatingPlan, index: number): SeatingPlan {
  return { ...plan, areas: plan.areas.filter((_, each) => each !== index) };
}

function overArea(plan: SeatingPlan, index: number, change: (area: Area) => Area): SeatingPlan {
  return { ...plan, areas: plan.areas.map((area, each) => (each === index ? change(area) : area)) };
}
