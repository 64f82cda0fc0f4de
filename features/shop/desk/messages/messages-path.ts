import { HUB_PATH } from '#features/core/navigation/index.ts';
import type { Language } from '#lib/localized.ts';

/** Returns the path of the page that writes to everybody with a ticket for a date. */
export function messagePath(eventId: number, language: Language, query: Record<string, string> = {}): string {
  return `${HUB_PATH}/events/${eventId}/message?${new URLSearchParams({ lang: language, ...query })}`;
}
