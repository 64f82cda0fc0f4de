import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACCESS_KINDS } from '#lib/access-kinds.ts';
import { addDays, type Day } from '#lib/venue-time.ts';
import {
  CALENDAR_PARAMETERS,
  chipCount,
  type EventFilter,
  eventFilterQuery,
  isFiltering,
  showsReset,
  toggleOption,
  without,
  withoutPastDate,
} from './event-filter.ts';
import { parseEventFilter, parseEventSelection } from './parse-event-filter.ts';

const read = (query: string) => parseEventFilter(new URLSearchParams(query));

describe('the calendar’s filter in the address', () => {
  it('is read from its keys', () => {
    expect(read('?room=2&type=1&date=24-12-2026&date_to=26-12-2026&age=5&free=1&access=step-free')).toEqual({
      ok: true,
      value: {
        room: 2,
        type: 1,
        age: 5,
        free: true,
        access: 'step-free',
        date: '2026-12-24',
        dateTo: '2026-12-26',
      },
    });
  });

  it('ignores unknown and empty parameters', () => {
    expect(read('?utm_source=x&room=')).toEqual({ ok: true, value: {} });
  });

  it.each([
    ['room=kronensaal', 'room'],
    ['tag=1,2', 'tag'],
    ['series=-1', 'series'],
    ['genre=1e3', 'genre'],
    ['age=13', 'age'],
    ['date=2026-12-24', 'date'],
    ['date=31-02-2027', 'date'],
    ['date_to=2026-12-24', 'date_to'],
    ['date=24-12-2026&date_to=23-12-2026', 'date_to'],
    ['free=0', 'free'],
    ['free=yes', 'free'],
    ['access=1', 'access'],
    ['access=lift', 'access'],
  ])('refuses %s and names the parameter', (query, parameter) => {
    expect(read(query)).toMatchObject({ ok: false, error: { field: parameter } });
  });

  it('comes back the same from its own address', () => {
    const option = fc.integer({ min: 1, max: 999_999 });
    const filters = fc.record(
      {
        room: option,
        type: option,
        tag: option,
        series: option,
        genre: option,
        age: fc.integer({ min: 0, max: 12 }),
        free: fc.constant(true),
        access: fc.constantFrom(...ACCESS_KINDS),
        date: fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2024-01-01', days)),
        dateTo: fc.integer({ min: 3000, max: 6000 }).map((days) => addDays('2024-01-01', days)),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(filters, (filter) => {
        expect(read(eventFilterQuery(filter as EventFilter))).toEqual({ ok: true, value: filter });
      }),
    );
  });

  it('uses no other keys than the page says it knows', () => {
    const filter: Required<EventFilter> = {
      room: 1,
      type: 1,
      tag: 1,
      series: 1,
      genre: 1,
      age: 5,
      free: true,
      access: 'quiet',
      date: '2026-12-24',
      dateTo: '2026-12-26',
    };
    const keys = [...new URLSearchParams(eventFilterQuery(filter, 2)).keys()];
    expect(keys.toSorted()).toEqual(CALENDAR_PARAMETERS.toSorted());
  });

  it('is the same address whatever the order of choosing', () => {
    expect(eventFilterQuery({ genre: 3, room: 1 })).toBe(eventFilterQuery({ room: 1, genre: 3 }));
  });
});

describe('the selection of a call', () => {
  const select = (query: string) => parseEventSelection(new URLSearchParams(query));

  it('takes any of several values of a key, and productions', () => {
    expect(select('?type=1&type=2&type=1&age=4&age=5&production=7&access=quiet&access=relaxed')).toEqual({
      ok: true,
      value: { type: [1, 2], age: [4, 5], production: [7], access: ['quiet', 'relaxed'] },
    });
  });

  it('bounds how often a key is given', () => {
    const times = (count: number) =>
      select(`?${Array.from({ length: count }, (_, id) => `room=${id}`).join('&')}`);
    expect(times(20)).toMatchObject({ ok: true });
    expect(times(21)).toMatchObject({ ok: false, error: { field: 'room' } });
  });

  it('refuses a value that cannot be used among those that can', () => {
    expect(select('?room=1&room=stage')).toMatchObject({ ok: false, error: { field: 'room' } });
    expect(select('?access=quiet&access=lift')).toMatchObject({ ok: false, error: { field: 'access' } });
  });
});

describe('choosing', () => {
  it('an option sets its filter, the same option again clears it', () => {
    const chosen = toggleOption({}, 'type', 4);
    expect(chosen).toEqual({ type: 4 });
    expect(toggleOption(chosen, 'type', 4)).toEqual({});
    expect(toggleOption(chosen, 'type', 5)).toEqual({ type: 5 });
  });

  it('a date alone does not hide the teasers, any option does', () => {
    expect(isFiltering({ date: '2026-12-24' })).toBe(false);
    expect(isFiltering({ date: '2026-12-24', age: 4 })).toBe(true);
  });

  it('a date that is today’s or past chooses nothing', () => {
    const from = (date: Day) => withoutPastDate({ type: 4, date }, '2026-12-24');
    expect(from('2026-12-24')).toEqual({ type: 4 });
    expect(from('2020-01-01')).toEqual({ type: 4 });
    expect(from('2026-12-25')).toEqual({ type: 4, date: '2026-12-25' });
    expect(withoutPastDate({ type: 4, dateTo: '2026-12-23' }, '2026-12-24')).toEqual({ type: 4 });
    expect(withoutPastDate({ dateTo: '2026-12-24' }, '2026-12-24')).toEqual({ dateTo: '2026-12-24' });
  });

  it('days from one to another are one chip', () => {
    expect(chipCount({ date: '2026-12-25', dateTo: '2026-12-26' })).toBe(1);
    expect(chipCount({ dateTo: '2026-12-26', free: true })).toBe(2);
  });

  it('offers a reset from two chips on', () => {
    expect(showsReset({ type: 4 })).toBe(false);
    expect(showsReset({ type: 4, date: '2026-12-24' })).toBe(true);
    expect(showsReset(without({ type: 4, date: '2026-12-24' }, 'date'))).toBe(false);
  });
});
