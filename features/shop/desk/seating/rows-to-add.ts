import type { PricedGroup, RowsToAdd } from '#features/box-office/seating/index.server.ts';
import type { Numbering } from '#features/box-office/seating/index.ts';
import { cleanLine } from '#lib/clean-text.ts';

/** Rows that can be made at once. */
export const MOST_ROWS = 50;

/** Fields of the form that makes rows; a number that is none is -1. */
type RowFields = Record<'rows' | 'seats' | 'curve' | 'gap' | 'wheelchairs' | 'stars', number> &
  Record<'aisles' | 'label' | 'zone' | 'group', string> &
  Record<'stepFree' | 'removable' | 'skipsI', boolean>;

/** The rows that a form asks for, on the server and in the browser; `null` where something is missing. */
export function rowsToAdd(
  form: RowFields,
  { groups, numbering }: { groups: readonly PricedGroup[]; numbering: Numbering },
): RowsToAdd | null {
  const { rows, seats, curve, gap, wheelchairs, stars } = form;
  const label = cleanLine(form.label);
  const zone = cleanLine(form.zone);
  const group = groups.find(({ code }) => code === form.group);
  if (rows < 1 || rows > MOST_ROWS || seats < 1 || label === '' || zone === '' || !group) return null;
  return {
    ...{ rows, seatsPerRow: seats, curve: Math.max(0, curve), extraDepth: Math.max(0, gap) },
    aislesAfter: (form.aisles.match(/\d{1,3}/g) ?? []).map(Number),
    ...{ numbering, firstLabel: label, skipsI: form.skipsI, group },
    stars: stars === -1 ? 3 : stars,
    ...{ isStepFree: form.stepFree, isRemovable: form.removable },
    wheelchairs: Math.min(Math.max(0, wheelchairs), Math.floor(seats / 2)),
    zone: { de: zone, en: null },
  };
}

/** Fields of the form as a browser reads them, which has checked their limits. */
export function rowFieldsOf(form: FormData): RowFields & { numbering: string } {
  const text = (name: string) => String(form.get(name) ?? '');
  const whole = (name: string) => (/^\d{1,4}$/.test(text(name)) ? Number(text(name)) : -1);
  return {
    ...{ rows: whole('rows'), seats: whole('seats'), curve: whole('curve'), gap: whole('gap') },
    ...{ wheelchairs: whole('wheelchairs'), stars: whole('stars'), aisles: text('aisles') },
    ...{ label: text('label'), zone: text('zone'), group: text('group'), numbering: text('numbering') },
    ...{ stepFree: form.has('stepFree'), removable: form.has('removable'), skipsI: form.has('skipsI') },
  };
}
