import { findGroupNames } from '#features/box-office/questions/index.server.ts';
import type { Order, OrderTicket } from '#features/box-office/ticketing/index.ts';
import type { ArtworkType } from '#features/core/artwork/index.ts';
import { findSettings } from '#features/core/settings/index.server.ts';
import type { Db } from '#features/database.server.ts';
import {
  artworkType,
  type EventListing,
  findEventsByJetIds,
  toEventCard,
} from '#features/programme/calendar/index.server.ts';
import { findPracticalFacts, type PracticalFacts } from '#features/programme/productions/index.server.ts';
import { findVenueOfRoom } from '#features/programme/venues/index.server.ts';
import type { Localized } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { TicketCodes } from '../ticket-codes.server.ts';

const MINUTE_MS = 60_000;

/** Current data of an event on the site, whatever it was when tickets for it were bought. */
export interface KnownEvent {
  artwork: { type: ArtworkType; seed: string };
  type: { de: string; en: string };
  place: string;
  /** Of the venue it takes place in, in one line. */
  address: string;
  importantInfo: Localized | null;
  directions: Localized | null;
  doorsMinutes: number;
}

/** A ticket with all details shown outside the site: on paper, or by a phone. */
export interface TicketFacts {
  ticket: OrderTicket;
  site: string;
  /** `BS-7K4-Q29-1`. */
  name: string;
  position: number;
  of: number;
  /** Contents of its QR code. */
  code: string;
  doorsAt: Instant | null;
  /** The series it was bought with as a whole. */
  series: Localized | null;
  /** Name of the one it is for, where a group named those who come. */
  guest: string | null;
  /** Until how many hours before it starts it can be exchanged; `null` where it cannot. */
  exchangeHours: number | null;
  /** `null` when the site no longer shows it. */
  event: KnownEvent | null;
}

/** Details of tickets of an order: names and prices as bought, places and hours as of today. */
export async function findTicketFacts(
  { db, ticketCodes }: { db: Db; ticketCodes: TicketCodes },
  order: Order,
  tickets: readonly OrderTicket[],
): Promise<TicketFacts[]> {
  const { siteName, exchangeHours } = await findSettings(db);
  const events = await findKnownEvents(db, [...new Set(tickets.map(({ jetId }) => jetId))]);
  const current = order.tickets.filter(({ replacedBy }) => replacedBy === null);
  const names = order.group?.isOneCode === false ? await findGroupNames(db, order.number) : null;
  const isExchanged = order.invoice === null && !order.isTest;
  return Promise.all(
    tickets.map(async (ticket) => {
      const event = events.get(ticket.jetId) ?? null;
      return {
        ticket,
        site: siteName,
        name: `${order.number}-${ticket.position}`,
        position: current.indexOf(ticket) + 1,
        of: current.length,
        code: await ticketCodes.codeOf(ticket),
        doorsAt: doorsAt(ticket, event),
        series: order.series.find(({ id }) => id === ticket.seriesId)?.title ?? null,
        guest: names?.get(ticket.position) ?? null,
        exchangeHours: isExchanged && ticket.passVisits === 0 ? exchangeHours : null,
        event,
      };
    }),
  );
}

/** By their jet ids: each is looked at once, however many tickets are for it. */
async function findKnownEvents(db: Db, jetIds: number[]): Promise<Map<number, KnownEvent>> {
  const events = await findEventsByJetIds(db, jetIds);
  const facts = await findPracticalFacts(
    db,
    [...events.values()].map(({ productionId }) => productionId),
  );
  const known = await Promise.all(
    [...events].map(async ([jetId, event]) => {
      const venue = await findVenueOfRoom(db, event.room.id);
      const directions = venue?.directions ?? null;
      return [jetId, { ...shownOf(event), ...factsOf(facts.get(event.productionId)), directions }] as const;
    }),
  );
  return new Map(known);
}

function shownOf(event: EventListing) {
  const card = toEventCard(event, null, 'de');
  const { venue } = event.room;
  return {
    artwork: { type: artworkType(card.type.slug), seed: event.artwork },
    type: { de: card.type.name, en: toEventCard(event, null, 'en').type.name },
    place: card.place,
    address: `${venue.street}, ${venue.postalCode} ${venue.city}`,
  };
}

function factsOf(facts: PracticalFacts | undefined) {
  return { importantInfo: facts?.importantInfo ?? null, doorsMinutes: facts?.doorsMinutes ?? 0 };
}

function doorsAt({ startsAt, isPostponed }: OrderTicket, event: KnownEvent | null): Instant | null {
  if (startsAt === null || isPostponed || !event?.doorsMinutes) return null;
  return new Date(Date.parse(startsAt) - event.doorsMinutes * MINUTE_MS).toISOString();
}
