import { useGetList } from 'react-admin';
import { useWatch } from 'react-hook-form';
import {
  hoursOf,
  type OpeningHoursEntry,
  type OpeningHoursRules,
} from '../../features/programme/opening-hours/opening-hours.ts';
import { type Localized, shown } from '../../lib/localized.ts';
import { addDays, dayOf, formatDayShort, shortTime } from '../../lib/venue-time.ts';
import { Figures } from '../dashboard/figures.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { useInterfaceLanguage } from '../words/language.ts';
import { useWords } from '../words/use-words.ts';

interface StoredTimes {
  id?: number;
  time_from: string | null;
  time_to: string | null;
  closed: boolean;
  alternative_text: Localized | null;
  alternative_link_url: string | null;
}
type StoredRule = StoredTimes & { weekday: number };
type StoredException = StoredTimes & { day: string };

const ALL = { pagination: { page: 1, perPage: 400 }, sort: { field: 'id', order: 'ASC' } } as const;
const DAYS = 14;

/** Opening hours of the next two weeks, including unsaved input. */
export function WeekPreview({ edits }: { edits: 'weekday' | 'day' }) {
  const words = useWords();
  const language = useInterfaceLanguage();
  const typed = useWatch() as Partial<StoredRule & StoredException>;
  const { data: week = [] } = useGetList<StoredRule & { id: number }>('opening-hours', ALL);
  const { data: exceptions = [] } = useGetList<StoredException & { id: number }>(
    'opening-hours-exceptions',
    ALL,
  );
  const rules: OpeningHoursRules = {
    week: withTyped(week, edits === 'weekday' ? typed : null).flatMap((rule) =>
      rule.weekday ? { weekday: Number(rule.weekday), ...entryOf(rule) } : [],
    ),
    exceptions: withTyped(exceptions, edits === 'day' ? typed : null).flatMap((rule) =>
      rule.day ? { day: rule.day, ...entryOf(rule) } : [],
    ),
  };
  const today = dayOf(new Date().toISOString());
  const days = Array.from({ length: DAYS }, (_, ahead) => hoursOf(addDays(today, ahead), rules));
  const time = (at: string) => shortTime(at, language);
  return (
    <Sheet title={words('next_days')}>
      <Figures
        caption={words('next_days')}
        heads={[words('day'), words('open')]}
        rows={days.map(({ day, ranges, isException, alternativeText }) => ({
          key: day,
          cells: [
            formatDayShort(day, language) + (isException ? ` (${words('exception')})` : ''),
            [
              ranges.map(({ from, to }) => `${time(from)}–${time(to)}`).join(', ') ||
                (alternativeText ? '' : words('closed')),
              alternativeText ? shown(alternativeText, language).text : '',
            ]
              .filter(Boolean)
              .join(' · '),
          ],
        }))}
      />
    </Sheet>
  );
}

/** Merges the typed values into the stored records: in place of their record, or appended where it is new. */
function withTyped<T extends { id: number }>(stored: readonly T[], typed: Partial<T> | null): Partial<T>[] {
  if (typed === null) return [...stored];
  return [...stored.filter(({ id }) => id !== typed.id), typed];
}

function entryOf({
  time_from,
  time_to,
  closed,
  alternative_text,
  alternative_link_url,
}: Partial<StoredTimes>): OpeningHoursEntry {
  return {
    timeFrom: time_from || null,
    timeTo: time_to || null,
    closed: closed === true,
    alternativeText: alternative_text?.de ? alternative_text : null,
    alternativeLinkUrl: alternative_link_url ?? null,
  };
}
