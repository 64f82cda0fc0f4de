import type { Language } from '#lib/localized.ts';

/** Part of an event that is waited for: a seat group, and one of its timeslots if there are any. */
export interface WaitingChoice {
  seatGroup: string;
  blockId: number | null;
}

/** Returns the path for joining the waiting list of an event, or of one part of it. */
export function joinWaitingListPath(jetId: number, language: Language, choice?: WaitingChoice): string {
  const query = new URLSearchParams({ event: String(jetId), lang: language });
  if (choice) query.set('group', choice.seatGroup);
  if (choice && choice.blockId !== null) query.set('slot', String(choice.blockId));
  return `/webshop/waiting-list?${query}`;
}

/** Path of a place on the waiting list; its secret allows accepting an offer and leaving. */
export function waitingPath(secret: string, language: Language): string {
  return `/webshop/waiting-list/${encodeURIComponent(secret)}?lang=${language}`;
}
