import { describe, expect, it, vi } from 'vitest';
import { type Entity, entitiesNamed, isPast, readEntity } from '#features/website/editor/pickers/entities.ts';

const entity = (id: number, name: string, detail = ''): Entity => ({
  id,
  name,
  detail,
  path: null,
  end: null,
});
const ENTITIES = [
  entity(1, 'Eins, zwei, Loch', 'Mi 2. Dezember, 09:00'),
  entity(2, 'Lauter Löcher', 'So 22. November, 10:00'),
  entity(3, 'Lauter Löcher', 'Mo 23. November, 10:00'),
];
const found = (words: string) => entitiesNamed(ENTITIES, words).map(({ id }) => id);

describe('entities are found', () => {
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

describe('an entity left out of a list is read by its id', () => {
  const answers = (status: number, body: object) =>
    vi.stubGlobal('fetch', async () => Response.json(body, { status }));

  it('an event that is over, with its title and its day', async () => {
    answers(200, {
      id: 4,
      slug: 'lauter-loecher',
      name: 'Lauter Löcher',
      date_start: '2026-11-01T09:00:00.000Z',
      date_end: '2026-11-01T10:00:00.000Z',
      link: { url: '/de/veranstaltungen/lauter-loecher/4' },
    });
    const event = await readEntity('event', 'de', 4);
    expect(event).toMatchObject({ id: 4, name: 'Lauter Löcher', detail: expect.stringContaining('10:00') });
    expect(isPast(event as Entity, '2026-11-01T09:30:00.000Z')).toBe(false);
    expect(isPast(event as Entity, '2026-11-02T00:00:00.000Z')).toBe(true);
  });

  it('a form, whose title is a text of the language asked for', async () => {
    answers(200, { id: 2, slug: 'idee', title: 'Deine Idee' });
    expect(await readEntity('form', 'de', 2)).toMatchObject({ id: 2, name: 'Deine Idee' });
  });

  it('and says that it was deleted only where the server says so', async () => {
    answers(404, { code: 'not_found' });
    expect(await readEntity('event', 'de', 9)).toBe('gone');
    answers(503, { code: 'busy' });
    expect(await readEntity('event', 'de', 9)).toBe('failed');
  });
});
