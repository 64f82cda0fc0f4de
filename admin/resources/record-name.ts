import { useCallback } from 'react';
import type { RaRecord } from 'react-admin';
import type { Language, Localized } from '../../lib/localized.ts';
import { shown } from '../../lib/localized.ts';
import {
  type Day,
  dateOfMonth,
  dayOf,
  monthName,
  shortTime,
  timeOf,
  weekdayName,
} from '../../lib/venue-time.ts';
import { nameOfWeekday } from '../../lib/weekdays.ts';
import { useInterfaceLanguage } from '../words/language.ts';

/** Returns the name of a record in one language: its title or name, the date of an event, the code of a voucher. */
export function recordName(resource: string, record: RaRecord, language: Language): string {
  if (resource === 'events' && typeof record.date_start === 'string')
    return momentWords(record.date_start, language);
  if (resource === 'opening-hours-exceptions' && typeof record.day === 'string')
    return dayWords(record.day, language);
  if (resource === 'accounts') return `${record.first_name} ${record.last_name}`;
  if (resource === 'opening-hours') return nameOfWeekday(record.weekday, language);
  const name =
    record.title ??
    record.name ??
    record.label ??
    record.headline ??
    record.text ??
    record.old_path ??
    record.code ??
    record.words;
  if (typeof name === 'string') return name;
  return isLocalized(name) ? shown(name, language).text : String(record.id);
}

export function useRecordName(resource: string): (record: RaRecord) => string {
  const language = useInterfaceLanguage();
  return useCallback((record) => recordName(resource, record, language), [resource, language]);
}

/** `Fr 20.11.2026, 16:00`: a moment in the venue's time, short enough for a column. */
export function momentWords(instant: string, language: Language): string {
  return `${dayWords(dayOf(instant), language)}, ${shortTime(timeOf(instant), language)}`;
}

/** `Fr 20.11.2026` / `Fri 20 Nov 2026`: a day, short enough for a column. */
export function dayWords(day: Day, language: Language): string {
  const weekday = weekdayName(day, language, 'short');
  if (language === 'de') return `${weekday} ${day.split('-').reverse().join('.')}`;
  return `${weekday} ${dateOfMonth(day)} ${monthName(day, language, 'short')} ${day.slice(0, 4)}`;
}

function isLocalized(value: unknown): value is Localized {
  return typeof value === 'object' && value !== null && 'de' in value;
}
