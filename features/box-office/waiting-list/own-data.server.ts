import type { TicketingProvider } from '#features/box-office/ticketing/index.ts';
import type { OwnDataPart } from '#features/people/accounts/index.server.ts';

/** Returns a customer's waiting-list entries and offers, without the link that takes an offer. */
export function waitingOwnData({
  ticketing,
}: {
  ticketing: Pick<TicketingProvider, 'waitingList'>;
}): OwnDataPart[] {
  return [
    {
      name: 'waiting_list',
      tables: ['waiting_entries'],
      async read({ id }) {
        const entries = (await ticketing.waitingList?.entriesOf(id)) ?? [];
        return entries.map((entry) => ({
          joined_at: entry.joinedAt,
          state: entry.state,
          event: entry.event,
          starts_at: entry.startsAt,
          is_postponed: entry.isPostponed,
          seat_group: entry.seatGroup.name,
          ticket_count: entry.tickets,
          is_only_together: entry.onlyTogether,
          language: entry.language,
          email: entry.email,
          offered_tickets: entry.offer?.tickets ?? null,
          offered_until: entry.offer?.until ?? null,
        }));
      },
    },
  ];
}
