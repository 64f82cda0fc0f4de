import { HUB_PATH } from '#features/core/navigation/index.ts';
import type { Language } from '#lib/localized.ts';
import type { Day } from '#lib/venue-time.ts';
import type { Sheet } from './load-books-room.server.ts';

/** Where a day is looked at, and closed. Its address has no language, so it is said behind it. */
export function closingPath(day: Day, language: Language, query: Record<string, string> = {}): string {
  return `${HUB_PATH}/closings/${day}?${new URLSearchParams({ lang: language, ...query })}`;
}

/** Where the books of a period are looked at. */
export function periodPath(
  { from, to }: { from: Day; to: Day },
  language: Language,
  query: Record<string, string> = {},
): string {
  return `${HUB_PATH}/closings/period?${new URLSearchParams({ lang: language, from, to, ...query })}`;
}

/** The address of a sheet of the books. */
export function sheetPath(sheet: Sheet, language: Language, query: Record<string, string> = {}): string {
  return sheet.kind === 'period'
    ? periodPath(sheet, language, query)
    : closingPath(sheet.day, language, query);
}

/** What of a sheet is taken out as a file; `null` as long as its day is open. */
export function sheetFile(sheet: Sheet, file: 'payments.csv' | 'datev.csv'): string | null {
  if (sheet.kind === 'open') return null;
  if (sheet.kind === 'closed') return `/api/admin/closings/${sheet.day}/${file}`;
  const { from, to } = sheet;
  return `/api/admin/ledger/${file}?${new URLSearchParams({ from, to })}`;
}
