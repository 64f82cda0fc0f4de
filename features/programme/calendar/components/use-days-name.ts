import { useLingui } from '@lingui/react/macro';
import { formatDayShort } from '#lib/venue-time.ts';
import type { CalendarPage } from '../load-calendar-page.server.ts';
import { hasDays, todayOnly, weekend } from '../quick-days.ts';

/** The chosen days by their name: “today”, “from Sat 28 November”; `null` where none are chosen. */
export function useDaysName({
  filter,
  today,
  language,
}: Pick<CalendarPage, 'filter' | 'today' | 'language'>): string | null {
  const { t } = useLingui();
  const { date, dateTo } = filter;
  if (date === undefined && dateTo === undefined) return null;
  if (hasDays(filter, todayOnly(today))) return t`today`;
  if (hasDays(filter, weekend(today))) return t`weekend`;
  const first = date && formatDayShort(date, language);
  const last = dateTo && formatDayShort(dateTo, language);
  if (!last) return t`from ${first}`;
  if (!first) return t`until ${last}`;
  return first === last ? first : t`${first} to ${last}`;
}
