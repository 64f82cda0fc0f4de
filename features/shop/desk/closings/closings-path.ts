import { HUB_PATH } from '#features/core/navigation/index.ts';
import type { Language } from '#lib/localized.ts';
import type { Day } from '#lib/venue-time.ts';
import type { Sheet } from './load-books-page.server.ts';

/** Returns the path of the page that shows and closes a day. The path carries no language, so the query does. */
export function closingPath(day: Day, language: Language, query: Record<string, string> = {}): string {
  return `${HUB_PATH}/closings/${day}?${new URLSearchParams({ lang: language, ...query })}`;
}

/** Returns the path of the books of a period. */
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

/** Returns the path of a sheet's export file; `null` as long as its day is open. */
export function sheetFile(sheet: Sheet, file: 'payments.csv' | 'datev.csv'): string | null {
  if (sheet.kind === 'open') return null;
  if (sheet.kind === 'closed') return `/api/admin/closings/${sheet.day}/${file}`;
  const { from, to } = sheet;
  return `/api/admin/ledger/${file}?${new URLSearchParams({ from, to })}`;
}
