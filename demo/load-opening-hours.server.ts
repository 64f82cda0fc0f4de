import type { Trx } from '#features/database.server.ts';
import { addDays, type Day } from '#lib/venue-time.ts';
import { optionalLocalizedColumns } from '#platform/database/columns.server.ts';
import { openingHours } from './content/opening-hours.ts';
import type { DemoOpeningHours } from './content/types.ts';
import { insertAll } from './insert.server.ts';

type Exception = DemoOpeningHours['exceptions'][number];

/** The week's rules, and the exceptions of the year before and after today. */
export async function loadOpeningHours(trx: Trx, today: Day): Promise<void> {
  await insertAll(
    trx,
    'opening_hours',
    openingHours.week.flatMap(({ weekday, ranges, text }) =>
      rangesOrNone(ranges).map((range) => ({
        weekday,
        ...range,
        closed: ranges.length === 0,
        alternative_link_url: null,
        ...optionalLocalizedColumns('alternative_text', text),
      })),
    ),
  );
  await insertAll(
    trx,
    'opening_hours_exceptions',
    openingHours.exceptions.flatMap((exception) =>
      daysOf(exception, today).flatMap((day) =>
        rangesOrNone(exception.ranges ?? []).map((range) => ({
          day,
          ...range,
          closed: exception.closed,
          alternative_link_url: null,
          ...optionalLocalizedColumns('alternative_text', exception.text),
        })),
      ),
    ),
  );
}

/** A closed day is one row without times. */
function rangesOrNone(
  ranges: { from: string; to: string }[],
): { time_from: string | null; time_to: string | null }[] {
  if (ranges.length === 0) return [{ time_from: null, time_to: null }];
  return ranges.map(({ from, to }) => ({ time_from: from, time_to: to }));
}

function daysOf({ day }: Exception, today: Day): Day[] {
  if ('offset' in day) return [addDays(today, day.offset)];
  const year = Number(today.slice(0, 4));
  const monthAndDay = `${String(day.month).padStart(2, '0')}-${String(day.day).padStart(2, '0')}`;
  return [year - 1, year, year + 1].map((each) => `${each}-${monthAndDay}`);
}
