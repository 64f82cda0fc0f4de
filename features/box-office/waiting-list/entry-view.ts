import type { WaitingEntry, WaitingState } from '#features/box-office/ticketing/index.ts';
import { waitingPath } from '#features/box-office/ticketing/index.ts';
import { type Language, type ShownText, shown } from '#lib/localized.ts';
import { dayOf, formatDay, formatTime, timeOf } from '#lib/venue-time.ts';

/** Somebody's place in a line, in one language. */
export interface WaitingView {
  path: string;
  state: WaitingState;
  /** `null` when the sale had no event. */
  title: ShownText | null;
  /** `null` without a date, or while postponed. */
  when: string | null;
  isPostponed: boolean;
  seatGroup: ShownText;
  /** Number of tickets offered if there is an offer, else of those waited for. */
  tickets: number;
  onlyTogether: boolean;
  /** Until when the offer is held. */
  until: string | null;
}

export function toWaitingView(entry: WaitingEntry, language: Language): WaitingView {
  return {
    path: waitingPath(entry.secret, language),
    state: entry.state,
    title: entry.event && shown(entry.event, language),
    when: entry.startsAt && !entry.isPostponed ? dayLine(entry.startsAt) : null,
    isPostponed: entry.isPostponed,
    seatGroup: shown(entry.seatGroup.name, language),
    tickets: entry.offer?.tickets ?? entry.tickets,
    onlyTogether: entry.onlyTogether && entry.tickets > 1,
    until: entry.offer && dayLine(entry.offer.until),
  };

  function dayLine(at: string): string {
    return `${formatDay(dayOf(at), language)}, ${formatTime(timeOf(at), language)}`;
  }
}
