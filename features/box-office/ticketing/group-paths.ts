import type { Language } from '#lib/localized.ts';

/** Path of the page on which a group books, with what is chosen already: a production, one of its dates, and how many they are. */
export function groupBookingPath(
  language: Language,
  chosen: { production?: number; event?: number; heads?: number } = {},
): string {
  const query = new URLSearchParams({ lang: language });
  for (const [name, value] of Object.entries(chosen)) query.set(name, String(value));
  return `/webshop/groups?${query}`;
}
