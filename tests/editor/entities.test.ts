import { describe, expect, it } from 'vitest';
import { type Entity, entitiesNamed } from '#features/website/editor/pickers/entities.ts';

const entity = (id: number, name: string, detail = ''): Entity => ({ id, name, detail, path: null });
const ENTITIES = [
  entity(1, 'Eins, zwei, Loch', 'Mi 2. Dezember, 09:00'),
  entity(2, 'Lauter Löcher', 'So 22. November, 10:00'),
  entity(3, 'Lauter Löcher', 'Mo 23. November, 10:00'),
];
const found = (words: string) => entitiesNamed(ENTITIES, words).map(({ id }) => id);

describe('things are found', () => {
  it('by all words, in any order and spelling of umlauts', () => {
    expect(found('LOCHER lauter')).toEqual([2, 3]);
    expect(found('löcher')).toEqual([2, 3]);
    expect(found('löcher')).toEqual([2, 3]);
  });

  it('by their day, where names are the same', () => {
    expect(found('lauter 23.')).toEqual([3]);
  });

  it('all of them without a word, and those that begin with it first', () => {
    expect(found('  ')).toEqual([1, 2, 3]);
    expect(entitiesNamed([entity(1, 'Am Wald'), entity(2, 'Wald')], 'wald').map(({ id }) => id)).toEqual([
      2, 1,
    ]);
  });

  it('not at all by a megabyte of one letter', () => {
    expect(found('x'.repeat(1_000_000))).toEqual([]);
  });
});
