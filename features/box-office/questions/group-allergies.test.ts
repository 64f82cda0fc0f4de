import { expect, it } from 'vitest';
import { type GroupAllergy, readGroupAllergies } from './group-allergies.ts';

const NOTHING: Record<GroupAllergy, string> = {
  ...{ gluten: '', lactose: '', nuts: '', egg: '', vegetarian: '', vegan: '', wheelchair: '', other: '' },
};

it('reads counts and a short text, and leaves out what is empty or nobody', () => {
  const typed = { ...NOTHING, gluten: ' 02 ', nuts: '0', vegan: '24', other: ' ohne\tSoja ' };
  expect(readGroupAllergies(typed, 24)).toEqual({
    ok: true,
    value: { gluten: '2', vegan: '24', other: 'ohne Soja' },
  });
  expect(readGroupAllergies(NOTHING, 24)).toEqual({ ok: true, value: {} });
});

it.each([
  [{ egg: '-1' }, 'NO_COUNT'],
  [{ egg: '1.5' }, 'NO_COUNT'],
  [{ egg: '1e2' }, 'NO_COUNT'],
  [{ egg: '9'.repeat(1_000_000) }, 'NO_COUNT'],
  [{ egg: '25' }, 'TOO_MANY_COUNTED'],
  [{ other: 'x'.repeat(201) }, 'OTHER_TOO_LONG'],
])('refuses %o', (typed, code) => {
  expect(readGroupAllergies({ ...NOTHING, ...typed }, 24)).toMatchObject({ error: { code } });
});
