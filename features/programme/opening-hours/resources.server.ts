import {
  day,
  defineResource,
  flag,
  integer,
  optionalLink,
  optionalLocalizedShortText,
  optionalTime,
} from '#features/core/resources/index.server.ts';
import type { WallTime } from '#lib/venue-time.ts';
import type { ProblemField } from '#platform/http/problem.server.ts';
import { openingHoursTag } from './cache-tags.ts';

const SUNDAY = 7;

const hours = () => ({
  time_from: optionalTime('time_from'),
  time_to: optionalTime('time_to'),
  closed: flag('closed'),
  alternative_text: optionalLocalizedShortText('alternative_text'),
  alternative_link_url: optionalLink('alternative_link_url'),
});

const week = defineResource({
  path: '/opening-hours',
  name: 'opening hours',
  table: 'opening_hours',
  permission: 'edit-programme',
  isUndated: true,
  fields: { weekday: integer('weekday', { min: 1, max: SUNDAY }), ...hours() },
  check: mistakesIn,
  tags: () => [openingHoursTag()],
});

const exception = defineResource({
  path: '/opening-hours-exceptions',
  name: 'exception',
  table: 'opening_hours_exceptions',
  permission: 'edit-programme',
  isUndated: true,
  fields: { day: day('day'), ...hours() },
  check: mistakesIn,
  tags: () => [openingHoursTag()],
});

/** An entry says from when to when, that it is closed, or tells more in words. */
function mistakesIn(entry: {
  time_from: WallTime | null;
  time_to: WallTime | null;
  closed: boolean;
  alternative_text: unknown;
}): ProblemField[] {
  const { time_from: from, time_to: to, closed } = entry;
  if ((from === null) !== (to === null))
    return [{ field: from === null ? 'time_from' : 'time_to', message: 'must be said with the other time' }];
  if (from !== null && to !== null) {
    if (closed) return [{ field: 'closed', message: 'must not be said of hours' }];
    return from < to ? [] : [{ field: 'time_to', message: 'must be later than time_from' }];
  }
  if (closed || entry.alternative_text !== null) return [];
  return [{ field: 'time_from', message: 'must be said of a day that is not closed' }];
}

/** Resources of the opening hours that the generic API calls may write. */
export const openingHoursResources = [week, exception];
