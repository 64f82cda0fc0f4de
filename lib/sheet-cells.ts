import { csvLineWith } from './csv.ts';
import type { Language } from './localized.ts';
import { dayOf, type Instant, timeOf } from './venue-time.ts';

/** A line of a table as spreadsheets of the venue open it: cells between semicolons, as the decimal sign is a comma. */
export const sheetLine = (cells: readonly string[]): string => csvLineWith(';', cells);

/** An amount as a number of the sheet: `-850` → `-8,50`. */
export function amountCell(cents: number): string {
  return (cents / 100).toFixed(2).replace('.', ',');
}

/** A moment by the clock of the venue: `24.12.2026 16:00`, in English `2026-12-24 16:00`. */
export function momentCell(at: Instant, language: Language): string {
  const day = dayOf(at);
  return `${language === 'de' ? day.split('-').reverse().join('.') : day} ${timeOf(at)}`;
}
