import { describe, expect, it } from 'vitest';
import type { SearchKind } from './search-document.ts';
import { countKinds, groupOf, withoutParts } from './search-lists.ts';

function hit(id: string, kind: SearchKind, partOf?: string, isByDate = false) {
  return {
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
