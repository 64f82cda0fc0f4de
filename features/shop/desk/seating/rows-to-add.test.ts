import { describe, expect, it } from 'vitest';
import { rowFieldsOf, rowsToAdd } from './rows-to-add.ts';

const GROUPS = [{ code: 'Stuhlreihe', name: { de: 'Stuhlreihe', en: 'Chair row' } }];
const FIELDS = {
  ...{ rows: '5', seats: '12', curve: '24', gap: '0', wheelchairs: '2', stars: '4' },
  ...{ aisles: '6, 18', label: ' S4 ', zone: 'Parkett', group: 'Stuhlreihe', stepFree: '1' },
};

function readForm(changes: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...FIELDS, ...changes })) form.set(name, value);
  return rowsToAdd(rowFieldsOf(form), { groups: GROUPS, numbering: 'odd-left' });
}

describe('rows of a form that a browser reads', () => {
  it('are those it asks for', () => {
    expect(readForm()).toEqual({
      ...{ rows: 5, seatsPerRow: 12, curve: 24, extraDepth: 0, aislesAfter: [6, 18], numbering: 'odd-left' },
      ...{ firstLabel: 'S4', skipsI: false, group: GROUPS[0], stars: 4, wheelchairs: 2 },
      ...{ isStepFree: true, isRemovable: false, zone: { de: 'Parkett', en: null } },
    });
  });

  it.each([
    { rows: '0' },
    { rows: '51' },
    { rows: '1.5' },
    { seats: 'zwölf' },
    { label: ' ' },
    { zone: '' },
    { group: 'Loge' },
  ])('are none with %o', (changes) => {
    expect(readForm(changes)).toBeNull();
  });
});
