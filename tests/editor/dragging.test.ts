import { describe, expect, it } from 'vitest';
import { section } from '#features/core/documents/content.fixture.ts';
import { fromTree, toTree } from '#features/core/documents/document.ts';
import { apply } from '#features/core/documents/operations/apply.ts';
import { scrollStep } from '#features/website/editor/drag/auto-scroll.ts';
import {
  type Box,
  dropTargets,
  moveInto,
  nearestTarget,
  type SeenPlace,
} from '#features/website/editor/drag/drop-targets.ts';
import { positionOf } from '#features/website/editor/store/placing.ts';
import { headline } from './fake-server.ts';

const box = (top: number, height: number, left = 0, width = 1000): Box => ({ top, left, width, height });
const page = (more: Partial<SeenPlace> = {}): SeenPlace => ({
  place: 'root/main',
  modules: [
    { id: 'a', index: 0, box: box(0, 100) },
    { id: 'b', index: 1, box: box(140, 100) },
  ],
  length: 2,
  divider: null,
  area: null,
  ...more,
});
const insertionIndexAt = (places: SeenPlace[], x: number, y: number) =>
  nearestTarget(dropTargets(places), { x, y });

describe('the gap that is meant', () => {
  it('is the nearest: over the first, between two, under the last', () => {
    expect(insertionIndexAt([page()], 500, 20)).toMatchObject({
      insertionPoint: { index: 0 },
      behind: null,
      before: 'a',
    });
    expect(insertionIndexAt([page()], 500, 90)).toMatchObject({
      insertionPoint: { index: 1 },
      behind: 'a',
      before: 'b',
    });
    expect(insertionIndexAt([page()], 500, 900)).toMatchObject({
      insertionPoint: { index: 2 },
      behind: 'b',
      before: null,
    });
  });

  it('is that of a column where the pointer is over it, also an empty one', () => {
    const left: SeenPlace = page({
      place: 's/column-1',
      modules: [{ id: 'c', index: 0, box: box(300, 100, 0, 480) }],
      length: 1,
      area: box(300, 100, 0, 480),
    });
    const right: SeenPlace = page({
      place: 's/column-2',
      modules: [],
      length: 0,
      area: box(300, 100, 520, 480),
    });
    // The section itself ends where its columns do.
    const whole = page({ modules: [{ id: 's', index: 0, box: box(300, 100) }], length: 1 });
    const at = (x: number, y: number) => insertionIndexAt([whole, left, right], x, y)?.insertionPoint;
    expect(at(100, 390)).toEqual({ place: 's/column-1', index: 1 });
    expect(at(800, 350)).toEqual({ place: 's/column-2', index: 0 });
    expect(at(100, 410)).toEqual({ place: 'root/main', index: 1 });
  });

  it('is an upright line between modules that stand side by side', () => {
    const row = page({
      modules: [
        { id: 'a', index: 0, box: box(0, 100, 0, 300) },
        { id: 'b', index: 1, box: box(0, 100, 340, 300) },
      ],
    });
    const target = insertionIndexAt([row], 320, 50);
    expect(target).toMatchObject({
      insertionPoint: { index: 1 },
      from: { x: 320, y: 0 },
      to: { x: 320, y: 100 },
    });
  });

  it('counts modules that are not shown, and separates those above the built-in content from those below', () => {
    const hidden = page({
      modules: [
        { id: 'a', index: 1, box: box(0, 100) },
        { id: 'b', index: 4, box: box(900, 100) },
      ],
      length: 6,
    });
    expect(dropTargets([hidden]).map(({ insertionPoint }) => insertionPoint.index)).toEqual([1, 4, 6]);
    const divided = { ...hidden, divider: 2 };
    expect(dropTargets([divided]).map(({ insertionPoint }) => insertionPoint.index)).toEqual([1, 2, 4, 6]);
    // Under the last that is over it is not under the page.
    const above = page({ divider: 2, length: 4 });
    expect(dropTargets([above]).map(({ insertionPoint }) => insertionPoint.index)).toEqual([0, 1, 2]);
  });
});

describe('dropping into a gap', () => {
  const DOCUMENT = fromTree({
    modules: [headline('a', 'Eins'), headline('b', 'Zwei'), section('s', [headline('c', 'Drei')], [])],
  });
  const drop = (id: string, place: 'root/main' | 's/column-1', index: number) => {
    const insertionPoint = moveInto(positionOf(DOCUMENT, id), { place, index });
    const applied = insertionPoint && apply(DOCUMENT, { op: 'move', id, ...insertionPoint });
    return applied?.ok ? toTree(applied.value.document).modules.map((module) => module.id) : null;
  };

  it('brings it there, from either direction', () => {
    expect(drop('a', 'root/main', 2)).toEqual(['b', 'a', 's']);
    expect(drop('a', 'root/main', 3)).toEqual(['b', 's', 'a']);
    expect(drop('s', 'root/main', 0)).toEqual(['s', 'a', 'b']);
    expect(drop('a', 's/column-1', 1)).toEqual(['b', 's']);
  });

  it('is no step on either side of itself', () => {
    expect(drop('b', 'root/main', 1)).toBeNull();
    expect(drop('b', 'root/main', 2)).toBeNull();
  });
});

describe('scrolling on', () => {
  it('begins near the edges, is faster towards them, and rests between', () => {
    expect(scrollStep(400, 768)).toBe(0);
    expect(scrollStep(700, 768)).toBeGreaterThan(0);
    expect(scrollStep(767, 768)).toBeGreaterThan(scrollStep(700, 768));
    expect(scrollStep(60, 768)).toBeLessThan(0);
    expect(scrollStep(-500, 768)).toBe(scrollStep(44, 768));
  });
});
