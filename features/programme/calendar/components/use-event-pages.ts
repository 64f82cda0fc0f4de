import { useMorePages } from '#platform/browser/use-more-pages.ts';
import { calendarAddress } from '../calendar-address.ts';
import type { CalendarPage } from '../load-calendar-page.server.ts';

const addressOf = ({ language, filter }: CalendarPage, page: number) =>
  calendarAddress(language, filter, page);

/** The events and teasers of the page on show and of those added to it, each event once. */
export function useEventPages(view: CalendarPage) {
  const { pages, added, ...rest } = useMorePages(view, addressOf);
  const events = [
    ...new Map(pages.flatMap((page) => page.events.map((event) => [event.id, event]))).values(),
  ];
  return {
    ...rest,
    events,
    teasers: pages.flatMap((page) => page.teasers),
    /** Events of the page that was added last; none before any was. */
    addedEvents: added?.events ?? [],
  };
}
