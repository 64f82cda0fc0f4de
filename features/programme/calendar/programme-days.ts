import { addDays, type Day } from '#lib/venue-time.ts';
import type { EventCard } from './event-card.ts';
import type { TeaserCard } from './teaser-card.ts';

/** A day of the list: its events in order, and the teasers shown at its end (docs/product/calendar.md#teasers). */
export interface ProgrammeDay {
  day: Day;
  events: EventCard[];
  teasers: TeaserCard[];
}

/** Groups events by day and puts each teaser behind its day, or behind the last day before it when its own has no events. */
export function programmeDays(
  events: readonly EventCard[],
  teasers: readonly TeaserCard[] = [],
): ProgrammeDay[] {
  const days: ProgrammeDay[] = [];
  for (const event of events) {
    const last = days.at(-1);
    if (last?.day === event.day) last.events.push(event);
    else days.push({ day: event.day, events: [event], teasers: [] });
  }
  for (const teaser of teasers) {
    const place = days.findLast(({ day }) => day <= teaser.day) ?? days[0];
    place?.teasers.push(teaser);
  }
  return days;
}

/**
 * The days whose teasers go on one page of the list, so that every teaser is on exactly one page: a day's teasers come
 * with its last event, those of days without events with the day before. `null` when there are none.
 */
export function teaserDays(
  page: { start: Day; isFirst: boolean; firstDay: Day; lastDay: Day; eventsUpToHere: number },
  counts: readonly { day: Day; count: number }[],
): { from: Day; to: Day } | null {
  const counted = counts.filter(({ day }) => day >= page.start);
  const upToLastDay = counted
    .filter(({ day }) => day <= page.lastDay)
    .reduce((sum, { count }) => sum + count, 0);
  const next = counted.find(({ day }) => day > page.lastDay)?.day;
  const dayGoesOn = page.eventsUpToHere < upToLastDay;
  const from = page.isFirst ? page.start : page.firstDay;
  const to = dayGoesOn ? addDays(page.lastDay, -1) : next ? addDays(next, -1) : page.lastDay;
  return from <= to ? { from, to } : null;
}
