import {
  day,
  defineResource,
  flag,
  integer,
  optionalLink,
  optionalLocalizedShortText,
  optionalTime,
} from '#features/core/resources/index.server.ts';
import { type FieldProblem, fieldProblem } from '#lib/field-problem.ts';
import type { WallTime } from '#lib/venue-time.ts';
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

const WITHOUT_START = fieldProblem('time_from', 'incomplete', { fields: ['time_to'] });
const WITHOUT_END = fieldProblem('time_to', 'incomplete', { fields: ['time_from'] });

/** An entry says from when to when, that it is closed, or tells more in words. */
function mistakesIn(entry: {
  time_from: WallTime | null;
  time_to: WallTime | null;
  closed: boolean;
  alternative_text: unknown;
}): FieldProblem[] {
  const { time_from: from, time_to: to, closed } = entry;
  if ((from === null) !== (to === null)) return [from === null ? WITHOUT_START : WITHOUT_END];
  if (from !== null && to !== null) {
    if (closed) return [fieldProblem('closed', 'excluded', { other: 'time_from' })];
    return from < to ? [] : [fieldProblem('time_to', 'not_later', { other: 'time_from' })];
  }
  if (closed || entry.alternative_text !== null) return [];
  return [fieldProblem('time_from', 'one_required', { fields: ['time_from', 'closed', 'alternative_text'] })];
}

/** Resources of the opening hours that the generic API calls may write. */
export const openingHoursResources = [week, exception];
