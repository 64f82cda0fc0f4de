import { type Language, type ShownText, shown } from '#lib/localized.ts';
import { dayOf, formatDayShort, type Instant, shortTime, timeOf } from '#lib/venue-time.ts';
import type { DeskEvent } from './event-store.server.ts';
import { type SaleState, saleState } from './sale-state.ts';

/** An event as the list of sales shows it, in one language. */
export interface EventRow {
  id: number;
  title: ShownText;
  room: ShownText;
  when: string;
  /** `when` does not hold, and there is no other date yet. */
  isPostponed: boolean;
  state: SaleState;
  places: { capacity: number; held: number; sold: number; blocked: number; free: number } | null;
}

export function toEventRow(event: DeskEvent, now: Instant, language: Language): EventRow {
  const { id, title, room, startsAt, isPostponed, sale } = event;
  return {
    id,
    title: shown(title, language),
    room: shown(room, language),
    when: momentWords(startsAt, language),
    isPostponed,
    state: saleState(event, now),
    places: sale && {
      capacity: sale.capacity,
      held: sale.held,
      sold: sale.sold,
      blocked: sale.blocked,
      free: sale.capacity - sale.held - sale.sold - sale.blocked,
    },
  };
}

/** `Sa 21. November, 15:00` */
export function momentWords(at: Instant, language: Language): string {
  return `${formatDayShort(dayOf(at), language)}, ${shortTime(timeOf(at), language)}`;
}
