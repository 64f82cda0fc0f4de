import { HUB_PATH } from '#features/core/navigation/index.ts';
import type { Language } from '#lib/localized.ts';

/** Returns the path of the credit accounts at the desk. The path carries no language, so the query does. */
export function deskCreditPath(language: Language, query: Record<string, string> = {}): string {
  return `${HUB_PATH}/credit?${new URLSearchParams({ lang: language, ...query })}`;
}

/** Returns the path of one credit account with its transactions. */
export function deskCreditAccountPath(id: number, language: Language): string {
  return `${HUB_PATH}/credit/${id}?lang=${language}`;
}
