import { HUB_PATH } from '#features/core/navigation/index.ts';
import type { Language } from '#lib/localized.ts';
import type { MessageSubject } from './message.ts';

/** Returns the path of the page that writes to everybody with a ticket for an event, or with a pass of one kind. */
export function messagePath(
  subject: MessageSubject,
  language: Language,
  query: Record<string, string> = {},
): string {
  const page = 'eventId' in subject ? `events/${subject.eventId}` : `passes/${subject.passKindId}`;
  return `${HUB_PATH}/${page}/message?${new URLSearchParams({ lang: language, ...query })}`;
}
