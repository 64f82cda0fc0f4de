import { expect, it } from 'vitest';
import { MODULES } from './definitions.ts';
import { patternSheet, sampleModules } from './pattern-sheet.ts';

const groups = patternSheet(MODULES);

it('shows every kind of module, by itself or in the one it stands in', () => {
  const shown = new Set(groups.flatMap(({ patterns }) => patterns.map(({ node }) => JSON.stringify(node))));
  for (const { id, fields } of MODULES.values())
    if (Object.keys(fields).length > 0)
      expect(
        [...shown].some((node) => node.includes(`"type":"${id}"`)),
        id,
      ).toBe(true);
});

it('shows every look of a kind once', () => {
  const section = groups.find(({ id }) => id === 'section');
  const words = section?.patterns.map(({ variant }) => variant?.de);
  expect(words).toContain('Blatt: Himmel');
  expect(words).toContain('Aufteilung: 25-50-25');
  expect(new Set(words).size).toBe(words?.length);
});

it('gives no two modules one id', () => {
  const ids = groups.flatMap(({ patterns }) =>
    patterns.flatMap(({ node }) => JSON.stringify(node).match(/"id":"pattern-[^"]+"/g) ?? []),
  );
  expect(new Set(ids).size).toBe(ids.length);
});

it('has one sample of each kind that can be chosen, with an id of its own', () => {
  const samples = sampleModules(MODULES);
  const chosen = [...MODULES.values()].filter(({ isFixed }) => !isFixed).map(({ id }) => id);
  expect(samples.map(({ type }) => type)).toEqual(chosen);
  expect(new Set(samples.map(({ id }) => id)).size).toBe(samples.length);
});
