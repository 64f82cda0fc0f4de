import { hubPath } from '#features/core/navigation/index.ts';
import type { Language } from '#lib/localized.ts';
import type { BankView } from './bank-store.server.ts';

/** Returns the path of the page of bank statements, or of one of its parts. */
export function bankPath(
  language: Language,
  { view = 'open', page = 1, ...query }: { view?: BankView; page?: number } & Record<string, unknown> = {},
): string {
  return hubPath('bank', language, {
    ...(view === 'open' ? {} : { view }),
    ...(page === 1 ? {} : { page: String(page) }),
    ...Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
  });
}
