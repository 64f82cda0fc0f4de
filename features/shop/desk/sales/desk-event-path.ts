import { HUB_PATH } from '#features/core/navigation/index.ts';
import type { Language } from '#lib/localized.ts';

/** Where the sale of an event is worked on. */
export function deskEventPath(id: number, language: Language, query: Record<string, string> = {}): string {
  return `${HUB_PATH}/events/${id}?${new URLSearchParams({ lang: language, ...query })}`;
}

/** Who comes to an event, to be printed. */
export function doorListPath(id: number, language: Language): string {
  return `${HUB_PATH}/events/${id}/door-list?${new URLSearchParams({ lang: language })}`;
}
