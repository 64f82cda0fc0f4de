import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#lib/venue-time.ts';
import type { EventCard } from './event-card.ts';
import { programmeDays, teaserDays } from './programme-days.ts';
import type { TeaserCard } from './teaser-card.ts';

const event = (id: number, day: string) => ({ id, day }) as EventCard;
const teaser = (id: number, day: string) => ({ id, day }) as TeaserCard;
const shape = (days: ReturnType<typeof programmeDays>) =>
  days.map(({ day, events, teasers }) => [day, events.map(({ id }) => id), teasers.map(({ id }) => id)]);

describe('the programme by day', () => {
  it('groups events and puts teasers behind their day', () => {
    const events = [event(1, '2026-11-20'), event(2, '2026-11-20'), event(3, '2026-11-22')];
    expect(shape(programmeDays(events, [teaser(9, '2026-11-20')]))).toEqual([
      ['2026-11-20', [1, 2], [9]],
      ['2026-11-22', [3], []],
    ]);
  });

  it('puts the teaser of a day without events behind the day before', () => {
    const events = [event(1, '2026-11-20'), event(3, '2026-11-22')];
    expect(shape(programmeDays(events, [teaser(9, '2026-11-21')]))[0]).toEqual(['2026-11-20', [1], [9]]);
    expect(shape(programmeDays(events, [teaser(9, '2026-11-19')]))[0]).toEqual(['2026-11-20', [1], [9]]);
  });
});

describe('the days whose teasers go on a page', () => {
  const START = '2026-11-20';

  it('leave out a day that goes on on the next page', () => {
    const counts = [{ day: START, count: 12 }];
    const page = { start: START, isFirst: true, firstDay: START, lastDay: START, eventsUpToHere: 10 };
    expect(teaserDays(page, counts)).toBeNull();
  });

  it('are on exactly one page each', () => {
    const manyDays = fc.array(fc.integer({ min: 0, max: 7 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(manyDays, fc.integer({ min: 1, max: 10 }), (numbers, pageSize) => {
        const counts = numbers
          .map((count, ahead) => ({ day: addDays(START, ahead), count }))
          .filter(({ count }) => count > 0);
        const events = counts.flatMap(({ day, count }) => Array.from({ length: count }, () => day));
        const announced: string[] = [];
        for (let offset = 0; offset < events.length; offset += pageSize) {
          const page = events.slice(offset, offset + pageSize);
          const days = teaserDays(
            {
              start: START,
              isFirst: offset === 0,
              firstDay: page[0] ?? START,
              lastDay: page.at(-1) ?? START,
              eventsUpToHere: offset + page.length,
            },
            counts,
          );
          if (days) for (let day = days.from; day <= days.to; day = addDays(day, 1)) announced.push(day);
        }
        const last = counts.at(-1)?.day;
        const every = last
          ? numbers.map((_, ahead) => addDays(START, ahead)).filter((day) => day <= last)
          : [];
        expect(announced).toEqual(every);
      }),
    );
  });
});
