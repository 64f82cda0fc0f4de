import { describe, expect, it } from 'vitest';
import { isShown, shownSince, shownUntil } from './is-shown.ts';
import type { ModuleNode } from './tree.ts';

const module = (id: string, more: Partial<ModuleNode>): ModuleNode => ({
  id,
  type: 'text',
  version: 1,
  data: {},
  text: { de: {}, en: {} },
  ...more,
});

describe('the modules a page shows', () => {
  const tree = {
    modules: [
      module('a', { online_from: '2026-12-01T00:00:00.000Z', online_to: '2026-12-24T00:00:00.000Z' }),
      module('s', { slots: { items: [module('b', { online_to: '2026-12-06T00:00:00.000Z' })] } }),
    ],
  };

  it.each([
    ['2026-11-22T00:00:00.000Z', '2026-12-01T00:00:00.000Z'],
    ['2026-12-01T00:00:00.000Z', '2026-12-06T00:00:00.000Z'],
    ['2026-12-06T00:00:00.000Z', '2026-12-24T00:00:00.000Z'],
    ['2026-12-24T00:00:00.000Z', null],
  ])('at %s is right until %s', (at, until) => {
    expect(shownUntil(tree, at)).toBe(until);
  });

  it.each([
    ['2026-11-22T00:00:00.000Z', '1970-01-01T00:00:00.000Z'],
    ['2026-12-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z'],
    ['2026-12-23T23:59:59.999Z', '2026-12-06T00:00:00.000Z'],
    ['2027-01-01T00:00:00.000Z', '2026-12-24T00:00:00.000Z'],
  ])('at %s has been the same since %s', (at, since) => {
    expect(shownSince(tree, at)).toBe(since);
    for (const shown of tree.modules) expect(isShown(shown, 'de', since)).toBe(isShown(shown, 'de', at));
  });
});
