import { expect, it } from 'vitest';
import { parseArtworkSeed } from '#features/core/artwork/index.server.ts';
import { translate } from '#lib/i18n.ts';
import { MODULES } from './definitions.ts';
import { pageContent } from './page-content/module.ts';
import type { PatternGroup } from './pattern-sheet.ts';
import { patternSheet, sampleModules } from './pattern-sheet.ts';

const groups = patternSheet(MODULES);

const german = ({ field, style }: NonNullable<PatternGroup['patterns'][number]['variant']>) =>
  `${translate(field, 'de')}: ${typeof style === 'string' ? style : translate(style, 'de')}`;

it('shows every kind of module, alone or in the module around it', () => {
  const shown = new Set(groups.flatMap(({ patterns }) => patterns.map(({ node }) => JSON.stringify(node))));
  for (const { id } of MODULES.values())
    if (id !== pageContent.id)
      expect(
        [...shown].some((node) => node.includes(`"type":"${id}"`)),
        id,
      ).toBe(true);
});

it('shows every variant of a kind once', () => {
  const section = groups.find(({ id }) => id === 'section');
  const words = section?.patterns.map(({ variant }) => variant && german(variant));
  expect(words).toContain('Blatt: Himmel');
  expect(words).toContain('Aufteilung: 25-50-25');
  expect(new Set(words).size).toBe(words?.length);
});

it.each([
  ['headline', 'Ebene: 6'],
  ['blog-teaser-list', 'Wie viele Artikel: 8'],
  ['text', 'Näher an das Vorige: ja'],
  ['anchor-list', 'Bleibt oben stehen: nein'],
])('shows the looks of %s that no list names: %s', (id, variant) => {
  const patterns = groups.find((group) => group.id === id)?.patterns ?? [];
  expect(patterns.map(({ variant: words }) => words && german(words))).toContain(variant);
});

it('names only artwork that can be drawn', () => {
  const samples = JSON.stringify(sampleModules(MODULES));
  const seeds = [...samples.matchAll(/"seed":"([^"]+)"/g)].map(([, seed = '']) => seed);
  expect(seeds).not.toEqual([]);
  expect(seeds.filter((seed) => parseArtworkSeed(seed) === null)).toEqual([]);
});

it('gives no two modules one id', () => {
  const ids = groups.flatMap(({ patterns }) =>
    patterns.flatMap(({ node }) => JSON.stringify(node).match(/"id":"pattern-[^"]+"/g) ?? []),
  );
  expect(new Set(ids).size).toBe(ids.length);
});

it('has one sample of each kind that can be chosen, with its own id', () => {
  const samples = sampleModules(MODULES);
  const chosen = [...MODULES.values()].filter(({ isFixed }) => !isFixed).map(({ id }) => id);
  expect(samples.map(({ type }) => type)).toEqual(chosen);
  expect(new Set(samples.map(({ id }) => id)).size).toBe(samples.length);
});
