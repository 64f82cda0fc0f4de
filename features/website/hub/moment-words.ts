import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Language } from '#lib/localized.ts';
import { addDays, dateOfMonth, dayOf, formatTime, type Instant, monthName, timeOf } from '#lib/venue-time.ts';

const MINUTE_MS = 60_000;

/** When something was, as one says it to somebody beside one: minutes ago, today, yesterday, else its day. */
export function agoWords(at: Instant, now: Instant, language: Language, i18n: I18n): string {
  const minutes = Math.floor((Date.parse(now) - Date.parse(at)) / MINUTE_MS);
  if (minutes < 1) return i18n._(msg`just now`);
  if (minutes < 60) return i18n._(msg`${minutes} min ago`);
  const [day, today] = [dayOf(at), dayOf(now)];
  if (day === today) return i18n._(msg`today, ${formatTime(timeOf(at), language)}`);
  if (day === addDays(today, -1)) return i18n._(msg`yesterday`);
  return dayWords(at, language, day.slice(0, 4) === today.slice(0, 4));
}

/** The day of an instant: `3. Nov.` / `3 Nov`, with its year where it is not this one. */
function dayWords(at: Instant, language: Language, isThisYear: boolean): string {
  const day = dayOf(at);
  const month = monthName(day, language, 'short');
  const date = language === 'de' ? `${dateOfMonth(day)}. ${month}` : `${dateOfMonth(day)} ${month}`;
  return isThisYear ? date : `${date} ${day.slice(0, 4)}`;
}

/** When something will be: `1. Dez., 6:00 Uhr`. */
export function planWords(at: Instant, now: Instant, language: Language): string {
  const isThisYear = dayOf(at).slice(0, 4) === dayOf(now).slice(0, 4);
  return `${dayWords(at, language, isThisYear)}, ${formatTime(timeOf(at), language)}`;
}

/** The same without its time, where there is little room. */
export function planDayWords(at: Instant, now: Instant, language: Language): string {
  return dayWords(at, language, dayOf(at).slice(0, 4) === dayOf(now).slice(0, 4));
}
