import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, read } from '../setup/read-project.ts';

const document = read('docs/architecture.md')[0]?.text ?? '';
/** Storeys of the drawing in docs/architecture.md, the uppermost first, each with its rooms. */
const drawn = new Map(
  [...document.matchAll(/^\| `features\/([\w-]+)\/` +\| ([^|]+)\|/gm)].map(
    ([, storey = '', rooms = '']) =>
      [storey, [...rooms.matchAll(/`([\w-]+)`/g)].map(([, room = '']) => room)] as const,
  ),
);
const storeys = [...drawn.keys()];
const folders = (folder: string) =>
  readdirSync(path.join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();

/** Imports of a file that lead into features, as paths from the project's folder. */
function importsOf({ name, text }: { name: string; text: string }): string[] {
  return [...text.matchAll(/(?:from |import\(|import )'((?:#features|\.{1,2})\/[^']+)'/g)].map(
    ([, target = '']) =>
      target.startsWith('#') ? target.slice(1) : path.posix.join(path.posix.dirname(name), target),
  );
}

const partsOf = (file: string) => {
  const [, storey = '', room = ''] = file.split('/');
  return { storey, room };
};
const imports = read('features/*/*/**/*.{ts,tsx}').flatMap((file) =>
  importsOf(file)
    .filter((target) => target.startsWith('features/') && storeys.includes(partsOf(target).storey))
    .map((target) => ({ from: file.name, target })),
);

/** Lists that are loaded only by their consumers: views, behaviour, pickers. */
const INNER_ENTRIES = [
  'features/core/artwork/compositions/index.ts',
  'features/core/artwork/motifs/index.ts',
  'features/core/media/library/index.ts',
  'features/shop/cart/seats/index.ts',
  'features/website/shell/behaviour/index.ts',
];

/** Rooms above each other in the longest chain of imports. */
const MOST_FLOORS = 12;

describe('the storeys of features', () => {
  it('are the folders, with the rooms the drawing names', () => {
    expect(folders('features')).toEqual(storeys.toSorted());
    for (const [storey, rooms] of drawn)
      expect(folders(`features/${storey}`), storey).toEqual(rooms.toSorted());
    expect(imports.length).toBeGreaterThan(1000);
  });

  it('are held by one group of lint each, with all storeys below', () => {
    const { overrides } = JSON.parse(read('biome.json')[0]?.text ?? '{}') as {
      overrides: { includes: string[]; linter: { rules: Rules } }[];
    };
    for (const [index, storey] of storeys.entries()) {
      const held = overrides.find(({ includes }) => includes.includes(`features/${storey}/**`));
      const groups =
        held?.linter.rules.style?.noRestrictedImports?.options.patterns.map(({ group }) => group) ?? [];
      expect(groups.flat(), storey).toEqual(expect.arrayContaining(['#features/*/**', '#app/**']));
      const below = storeys.slice(index + 1).map((each) => `#features/${each}/**`);
      if (below.length > 0) expect(groups, storey).toContainEqual(below);
    }
  });

  it('know nothing of those below them', () => {
    const uphill = imports.filter(
      ({ from, target }) => storeys.indexOf(partsOf(target).storey) > storeys.indexOf(partsOf(from).storey),
    );
    expect(uphill).toEqual([]);
  });

  it('have rooms in an order in which none imports from one behind it', () => {
    const behind = imports.filter(({ from, target }) => {
      const [here, there] = [partsOf(from), partsOf(target)];
      const rooms = drawn.get(here.storey) ?? [];
      return here.storey === there.storey && rooms.indexOf(there.room) > rooms.indexOf(here.room);
    });
    expect(behind.filter(({ from }) => !/\.test\.tsx?$/.test(from))).toEqual([]);
  });

  it('are climbed in at most twelve steps from room to room', () => {
    const below = new Map<string, Set<string>>();
    const roomOf = (file: string) => `${partsOf(file).storey}/${partsOf(file).room}`;
    for (const { from, target } of imports) {
      if (/\.test\.tsx?$/.test(from) || roomOf(from) === roomOf(target)) continue;
      below.set(roomOf(from), (below.get(roomOf(from)) ?? new Set()).add(roomOf(target)));
    }
    const floors = new Map<string, number>();
    const floorOf = (room: string): number => {
      const known = floors.get(room);
      if (known !== undefined) return known;
      const floor = 1 + Math.max(0, ...[...(below.get(room) ?? [])].map(floorOf));
      floors.set(room, floor);
      return floor;
    };
    expect([...below.keys()].filter((room) => floorOf(room) > MOST_FLOORS)).toEqual([]);
  });

  it('have rooms that are entered through their doors', () => {
    const past = imports.filter(({ from, target }) => {
      const [here, there] = [partsOf(from), partsOf(target)];
      const isSameRoom = here.storey === there.storey && here.room === there.room;
      return !isSameRoom && !/\/(index|index\.server|cache-tags)\.ts$/.test(target);
    });
    expect(past).toEqual([]);
  });

  it('have rooms with one pair of entries each', () => {
    const inner = read('features/*/*/*/**/index*.ts').map(({ name }) => name);
    expect(inner.toSorted()).toEqual(INNER_ENTRIES);
  });
});

interface Rules {
  style?: { noRestrictedImports?: { options: { patterns: { group: string[] }[] } } };
}
