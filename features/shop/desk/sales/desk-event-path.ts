import { HUB_PATH } from '#features/core/navigation/index.ts';
import type { Language } from '#lib/localized.ts';

/** Returns the path of the page that manages the sale of an event. */
export function deskEventPath(id: number, language: Language, query: Record<string, string> = {}): string {
  return `${HUB_PATH}/events/${id}?${new URLSearchParams({ lang: language, ...query })}`;
}

/** Returns the path of an event's door list, for printing. */
export function doorListPath(id: number, language: Language): string {
  return `${HUB_PATH}/events/${id}/door-list?${new URLSearchParams({ lang: language })}`;
}
