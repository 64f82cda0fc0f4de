import { describe, expect, it } from 'vitest';
import {
  SEARCH_GROUPS,
  SEARCH_KINDS,
  type SearchGroup,
  type SearchKind,
} from '#features/core/resources/index.ts';
import { byScore } from './ranking.ts';
import { countKinds, firstOfGroups, groupOf, withoutParts } from './search-lists.ts';

function hit(id: string, kind: SearchKind, partOf?: string, isByDate = false) {
  return {
    score: 1,
    entry: { id, kind, ...(partOf ? { partOf } : {}) },
    match: { samstag: [isByDate ? 'when' : 'title'] },
  };
}

const play = hit('production:1', 'productions');
const date = (id: number, isByDate = false) => hit(`event:${id}`, 'events', 'production:1', isByDate);
const person = hit('person:1', 'people');
const idsOf = (hits: { entry: { id: string } }[]) => hits.map(({ entry }) => entry.id);

describe('a list of plays and dates', () => {
  it('leaves out dates of a play it shows', () => {
    expect(idsOf(withoutParts([play, date(1), date(2)]))).toEqual(['production:1']);
  });

  it('shows one date of a play that was found by its dates alone', () => {
    expect(idsOf(withoutParts([date(1), date(2)]))).toEqual(['event:1']);
  });

  it('keeps the first dates of a day that was asked for', () => {
    expect(withoutParts([play, ...[1, 2, 3, 4].map((id) => date(id, true))])).toHaveLength(4);
  });

  it('is one of the two parts of a result', () => {
    const hits = [person, play, date(1)];
    expect(idsOf(groupOf(hits, 'events'))).toEqual(['production:1']);
    expect(idsOf(groupOf(hits, 'others'))).toEqual(['person:1']);
  });
});

describe('the first of each part', () => {
  const counts = { events: 3, others: 2 };
  const expected = (hits: ReturnType<typeof hit>[]) =>
    (Object.keys(SEARCH_GROUPS) as SearchGroup[]).map((group) => ({
      group,
      hits: groupOf(hits, group).slice(0, counts[group]),
    }));

  /** A generated venue of equally ranked entities: plays with their dates. */
  function found(seed: number, size: number) {
    let state = seed;
    const random = (below: number) => {
      state = (state * 48_271) % 2_147_483_647;
      return state % below;
    };
    return Array.from({ length: size }, (_, id) => {
      const kind = SEARCH_KINDS[random(SEARCH_KINDS.length)] as SearchKind;
      const partOf = kind === 'events' ? `productions:${random(4)}` : undefined;
      return { ...hit(`${kind}:${id}`, kind, partOf, random(3) === 0), score: random(1 + (size >> 3)) };
    });
  }

  it.each([0, 1, 3, 30, 90, 400, 3000])('is that of all of them in order, of %i hits', (size) => {
    for (let seed = 1; seed <= 40; seed += 1) {
      const hits = found(seed, size);
      expect(firstOfGroups({ hits, isInOrder: false }, counts)).toEqual(expected(hits.toSorted(byScore)));
    }
  });

  it('reads further where many dates of the best play are left out', () => {
    const dates = Array.from({ length: 500 }, (_, id) => ({ ...date(id), score: 1000 - id }));
    const hits = [...dates, { ...hit('production:2', 'productions'), score: 2 }, play];
    const [events] = firstOfGroups({ hits, isInOrder: false }, counts);
    expect(idsOf(events?.hits ?? [])).toEqual(['production:2', 'production:1']);
  });

  it('keeps an order that was asked for', () => {
    const hits = [1, 5, 3].map((score) => ({ ...hit(`person:${score}`, 'people'), score }));
    expect(idsOf(firstOfGroups({ hits, isInOrder: true }, counts)[1]?.hits ?? [])).toEqual([
      'person:1',
      'person:5',
    ]);
  });
});

describe('the numbers of a result', () => {
  it('count every kind, those that are not shown too', () => {
    expect(countKinds([play, date(1), date(2), person])).toMatchObject({
      productions: 1,
      events: 2,
      people: 1,
      venues: 0,
    });
  });
});
