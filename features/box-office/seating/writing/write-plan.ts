import { csvLineWith, UTF8_MARK } from '#lib/csv.ts';
import type { SeatingPlan } from '../plan/seating-plan.ts';
import { OWN_FORMAT } from '../reading/read-plan.ts';
import { PLAN_COLUMNS, type PlanColumn } from '../reading/read-plan-csv.ts';

/** The plan as pretix reads it; flags, stars and English names have no place there. */
export function toPretixJson(name: string, plan: SeatingPlan): string {
  const nameOf = new Map(plan.groups.map((group) => [group.code, group.name.de]));
  const written = {
    name,
    size: plan.size,
    categories: plan.groups.map((group) => ({ name: group.name.de, color: COLOURS[group.tone] })),
    zones: plan.zones.map(({ name: zone, rows }, index) => ({
      name: zone.de,
      position: { x: 0, y: 0 },
      displayed: false,
      rows: rows.map(({ label, seats }) => ({
        row_number: label,
        position: { x: 0, y: 0 },
        seats: seats.map(({ guid, label: number, x, y, group }) => ({
          seat_guid: guid,
          seat_number: number,
          position: { x, y },
          category: nameOf.get(group) ?? group,
        })),
      })),
      // Areas belong to the first zone: in our plans they belong to none.
      areas: index > 0 ? [] : plan.areas.map(areaOf),
    })),
  };
  return `${JSON.stringify(written, null, 2)}\n`;
}

const COLOURS: Record<SeatingPlan['groups'][number]['tone'], string> = {
  rosa: '#f5a9c3',
  himmel: '#93c6f0',
  dotter: '#f6b91a',
  minze: '#8fd3b0',
};

function areaOf({ text, x, y, width, height }: SeatingPlan['areas'][number]) {
  return {
    shape: 'rectangle',
    position: { x, y },
    rectangle: { width, height },
    color: '#cccccc',
    border_color: '#999999',
    rotation: 0,
    text: { position: { x: width / 2, y: height / 2 }, color: '#000000', text: text.de },
  };
}

/** The plan whole, to be read again by this site or another. */
export function toOwnJson(name: string, plan: SeatingPlan): string {
  return `${JSON.stringify({ [OWN_FORMAT.field]: OWN_FORMAT.value, name, ...plan }, null, 2)}\n`;
}

/** The plan as a table of its seats. */
export function toPlanCsv(plan: SeatingPlan): string {
  const lines = plan.zones.flatMap(({ name, rows }) =>
    rows.flatMap(({ label, stars, seats }) =>
      seats.map(
        (seat): Record<PlanColumn, string> => ({
          ...{ zone: name.de, row: label, seat: seat.label, group: seat.group, guid: seat.guid },
          ...{ x: String(seat.x), y: String(seat.y), stars: String(stars) },
          after_aisle: mark(seat.isAfterAisle),
          wheelchair: mark(seat.isWheelchair),
          companion: mark(seat.isCompanion),
          step_free: mark(seat.isStepFree),
          removable: mark(seat.isRemovable),
          restricted_view: seat.restrictedView?.de ?? '',
        }),
      ),
    ),
  );
  const cells = lines.map((line) =>
    csvLineWith(
      ';',
      PLAN_COLUMNS.map((column) => line[column]),
    ),
  );
  return UTF8_MARK + csvLineWith(';', PLAN_COLUMNS) + cells.join('');
}

const mark = (isSet: boolean): string => (isSet ? 'x' : '');
