import { describe, expect, it } from 'vitest';
import { dropPlace, type MenuEntry, MOVES, placesOf, put, step, without } from '#admin/menus/menu-tree.ts';

const entry = (de: string, children: MenuEntry[] = []): MenuEntry => ({
  name: { de, en: null },
  url: { de: `/de/${de}`, en: null },
  has_tab_navigation: false,
  children,
});
const leaf = (de: string): MenuEntry => {
  const { children: _, ...rest } = entry(de);
  return rest;
};
/** `a(b c) d` */
const words = (entries: readonly MenuEntry[] = []): string =>
  entries
    .map(({ name, children = [] }) => name.de + (children.length > 0 ? `(${words(children)})` : ''))
    .join(' ');
const menu = [entry('a', [leaf('b'), leaf('c')]), entry('d'), entry('e')];

describe('an entry of a menu', () => {
  it.each([
    [[1], 'up', 'd a(b c) e'],
    [[0], 'down', 'd a(b c) e'],
    [[1], 'in', 'a(b c d) e'],
    [[0, 0], 'out', 'a(c) b d e'],
    [[0, 1], 'up', 'a(c b) d e'],
    [[0, 1], 'down', 'a(b) d(c) e'],
  ] as const)('at %j goes %s', (place, move, became) => {
    expect(words(step(menu, place, move)?.entries)).toBe(became);
  });

  it.each([
    [[0], 'up'],
    [[2], 'down'],
    [[0], 'in'],
    [[0], 'out'],
    [[0, 0], 'up'],
    [[0, 0], 'in'],
  ] as const)('at %j has no way %s', (place, move) => {
    expect(step(menu, place, move)).toBeNull();
  });

  it('with children remains on the top level', () => {
    expect(put([entry('x'), ...menu], [1], [0, 0])).toBeNull();
  });

  it('is where it is said to be, and none is lost', () => {
    for (const place of placesOf(menu))
      for (const move of MOVES) {
        const moved = step(menu, place, move);
        if (!moved) continue;
        expect(placesOf(moved.entries)).toHaveLength(placesOf(menu).length);
        expect(placesOf(moved.entries)).toContainEqual(moved.place);
      }
  });

  it('is removed with its children', () => {
    expect(words(without(menu, [0]))).toBe('d e');
    expect(words(without(menu, [0, 0]))).toBe('a(c) d e');
  });
});

it('a dragged entry is inserted at the insertion point, or below the entry above it', () => {
  const rest = without(menu, [2]);
  expect(dropPlace(rest, 0, false)).toEqual([0]);
  expect(dropPlace(rest, 0, true)).toEqual([0]);
  expect(dropPlace(rest, 1, true)).toEqual([0, 0]);
  expect(dropPlace(rest, 2, true)).toEqual([0, 1]);
  expect(dropPlace(rest, 3, false)).toEqual([1]);
  expect(dropPlace(rest, 4, true)).toEqual([1, 0]);
});
