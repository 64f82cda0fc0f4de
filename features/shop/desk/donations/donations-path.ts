import { HUB_PATH } from '#features/core/navigation/index.ts';
import type { Language } from '#lib/localized.ts';

const ROOT = `${HUB_PATH}/reports/donations`;

/** Returns the path of the donors of a year. */
export function donationsPath(language: Language, query: Record<string, string> = {}): string {
  return `${ROOT}?${new URLSearchParams({ lang: language, ...query })}`;
}

/** Returns the path of a donor’s page, by the key that stands for their email. */
export function donorPath(
  { year, donor }: { year: number; donor: string },
  language: Language,
  query: Record<string, string> = {},
): string {
  return `${ROOT}/${year}/${donor}?${new URLSearchParams({ lang: language, ...query })}`;
}

/** Returns the path of a confirmation as a PDF. */
export function confirmationPath({ year, number }: { year: number; number: string }): string {
  return `${ROOT}/${year}/confirmations/${number}.pdf`;
}
