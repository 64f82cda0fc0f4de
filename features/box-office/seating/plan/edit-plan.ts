import type { Localized } from '#lib/localized.ts';
import { generateRows, ROW_DEPTH, type RowsWanted } from './generate-rows.ts';
import { GROUP_TONES } from './limits.ts';
import { withoutEmpty } from './over-rows.ts';
import { MARGIN } from './plan-size.ts';
import { type Numbering, seatNumbers } from './seat-labels.ts';
import type { SeatGroup, SeatingPlan, SeatRow } from './seating-plan.ts';

const STAGE = { width: 800, height: 150 };

/** A plan with nothing but a stage, to begin with. */
export function emptyPlan(): SeatingPlan {
  return {
    size: { width: 1500, height: 600 },
    groups: [],
    zones: [],
    areas: [
      {
        kind: 'stage',
        text: { de: 'Bühne', en: 'Stage' },
        ...{ x: 350, y: 100, ...STAGE },
      },
    ],
  };
}

/** The plan with a seat group that it may not have had. */
export function withGroup(plan: SeatingPlan, { code, name }: Pick<SeatGroup, 'code' | 'name'>): SeatingPlan {
  if (plan.groups.some((group) => group.code === code)) return plan;
  const tone = GROUP_TONES[plan.groups.length % GROUP_TONES.length] ?? 'himmel';
  return { ...plan, groups: [...plan.groups, { code, name, tone }] };
}

/** Rows to be added behind the last ones of a zone. */
export interface RowsToAdd extends Omit<RowsWanted, 'centre' | 'group'> {
  /** Of the zone, which is made where there is none of this name in German. */
  zone: Localized;
  group: Pick<SeatGroup, 'code' | 'name'>;
  /** Space before the first of them, in centimetres, beside that of every row. */
  extraDepth: number;
}

/** The plan with rows behind all others, around the middle of the stage, and large enough for them. */
export function withRows(plan: SeatingPlan, wanted: RowsToAdd, ids: { token(): string }): SeatingPlan {
  const stage = plan.areas.find(({ kind }) => kind === 'stage');
  const x = stage ? stage.x + stage.width / 2 : plan.size.width / 2;
  const y = lastDepth(plan, wanted.curve) + ROW_DEPTH + wanted.extraDepth;
  const rows = generateRows({ ...wanted, group: wanted.group.code, centre: { x, y } }, ids);
  const grown = withGroup(plan, wanted.group);
  const known = grown.zones.findIndex(({ name }) => name.de === wanted.zone.de);
  const zones =
    known === -1
      ? [...grown.zones, { name: wanted.zone, rows }]
      : grown.zones.map((zone, index) =>
          index === known ? { ...zone, rows: [...zone.rows, ...rows] } : zone,
        );
  return fitted({ ...grown, zones });
}

/** Depth of what a row with this curve stands behind: its ends come nearer to the stage than its middle. */
function lastDepth({ zones, areas }: SeatingPlan, curve: number): number {
  const depths = zones
    .flatMap(({ rows }) => rows)
    .map(({ seats }) => seats.map(({ y }) => y))
    .map((row) => ({ front: Math.min(...row), back: Math.max(...row) }));
  const last = depths.toSorted((a, b) => b.back - a.back)[0];
  if (last) return last.back + Math.max(0, curve - (last.back - last.front));
  const stage = areas.find(({ kind }) => kind === 'stage');
  return (stage ? stage.y + stage.height : 0) + curve;
}

/** Changes of a row; a field that is left out stays. */
export interface RowChange {
  label?: string;
  stars?: number;
  group?: Pick<SeatGroup, 'code' | 'name'>;
  numbering?: Numbering;
  isStepFree?: boolean;
  isRemovable?: boolean;
}

/** The plan with a changed row; seats keep their number for life, whatever is printed on them. */
export function withChangedRow(
  plan: SeatingPlan,
  at: { zone: number; row: number },
  { label, stars, group, numbering, ...flags }: RowChange,
): SeatingPlan {
  const grown = group ? withGroup(plan, group) : plan;
  return overRow(grown, at, (row) => {
    const numbers = numbering && seatNumbers(row.seats.length, numbering);
    return [
      {
        label: label ?? row.label,
        stars: stars ?? row.stars,
        seats: row.seats.map((seat, index) => ({
          ...seat,
          ...flags,
          ...(group ? { group: group.code } : {}),
          ...(numbers ? { label: String(numbers[index]) } : {}),
        })),
      },
    ];
  });
}

/** The plan without a row, and without a zone that has no other and groups that no seat has. */
export function withoutRow(plan: SeatingPlan, at: { zone: number; row: number }): SeatingPlan {
  return withoutEmpty(overRow(plan, at, () => []));
}

function overRow(
  plan: SeatingPlan,
  at: { zone: number; row: number },
  change: (row: SeatRow) => SeatRow[],
): SeatingPlan {
  return {
    ...plan,
    zones: plan.zones.map((zone, index) =>
      index === at.zone
        ? { ...zone, rows: zone.rows.flatMap((row, each) => (each === at.row ? change(row) : [row])) }
        : zone,
    ),
  };
}

/** The plan moved to the right until nothing lies left of its corner, and as large as everything in it. */
function fitted(plan: SeatingPlan): SeatingPlan {
  const seats = plan.zones.flatMap(({ rows }) => rows.flatMap((row) => row.seats));
  const left = seats.reduce((least, { x }) => Math.min(least, x), MARGIN);
  const moved = MARGIN - left;
  const move = <P extends { x: number }>(placed: P): P => ({ ...placed, x: placed.x + moved });
  const widest = seats.reduce((far, { x }) => Math.max(far, x + moved), 0);
  const deepest = seats.reduce((far, { y }) => Math.max(far, y), 0);
  return {
    ...plan,
    areas: plan.areas.map(move),
    zones: plan.zones.map((zone) => ({
      ...zone,
      rows: zone.rows.map((row) => ({ ...row, seats: row.seats.map(move) })),
    })),
    size: {
      width: Math.max(plan.size.width, widest + MARGIN),
      height: Math.max(plan.size.height, deepest + MARGIN),
    },
  };
}
