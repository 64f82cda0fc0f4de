import type { Offer } from '#features/box-office/ticketing/index.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import type { EventCard, EventListing } from '#features/programme/calendar/index.server.ts';
import {
  type CalendarServices,
  cachedDates,
  findEvent,
  findSeriesLine,
  findTagsOfEvent,
  findUpcomingEventsOf,
  type SeriesLine,
  toEventCard,
  withOffers,
} from '#features/programme/calendar/index.server.ts';
import { openingHoursTag } from '#features/programme/opening-hours/cache-tags.ts';
import {
  findOpeningHours,
  type RegularHours,
  regularHours,
} from '#features/programme/opening-hours/index.server.ts';
import { findProductionView } from '#features/programme/productions/index.server.ts';
import type { ProductionView } from '#features/programme/productions/index.ts';
import { findVenueOfRoom } from '#features/programme/venues/index.server.ts';
import type { Audience } from '#lib/audience.ts';
import { type Language, shown } from '#lib/localized.ts';

/** Other dates shown with an event; the calendar has the rest. */
const OTHER_DATES = 8;

/** More belong to no event of a venue; it bounds what one page asks for. */
const MAX_CHILDREN = 30;

export interface EventDetail {
  event: EventCard;
  /** Upcoming events that belong to this one. */
  children: EventCard[];
  production: ProductionView;
  tags: string[];
  series: SeriesLine | null;
  /** Path of the venue's page. */
  venue: string | null;
  /** The box office's, with those of the event's day if they differ. */
  hours: RegularHours;
  /** Upcoming dates of the same production, this one included if it is not over, its children left out. */
  dates: EventCard[];
  isPast: boolean;
}

export interface FoundEvent {
  id: number;
  slug: string;
  listing: EventListing;
  detail: EventDetail;
  /** Bookable offer; `null` for an event that is over or sells no tickets. */
  offer: Offer | null;
}

/** Everything the page of one date shows; `null` when its audience may see no such event. */
export async function findEventDetail(
  services: CalendarServices,
  id: number,
  language: Language,
  audience: Audience = 'visitors',
): Promise<FoundEvent | null> {
  const cached = await cachedDates(services, 'event', { id, language, audience }, () =>
    readEvent(services, id, language, audience),
  );
  if (!cached) return null;
  const { listing, dates, children, tags, series, venue } = cached;
  const { db, clock, cache, ticketing } = services;
  const production = await findProductionView(services, listing.productionId, language, audience);
  if (!production) return null;

  const isPast = listing.dateEnd <= clock.now();
  const isSold = listing.jetId !== null && !isPast && listing.status === 'scheduled';
  const [hours, offer] = await Promise.all([
    cache.read(`opening hours on ${listing.day}`, { tags: [openingHoursTag()] }, () =>
      findOpeningHours(db, listing.day, listing.day),
    ),
    isSold && listing.jetId !== null ? ticketing.offer(listing.jetId) : null,
  ]);
  const cardsOf = async (listings: EventListing[]) =>
    (await withOffers(services, listings)).map((listed) => toEventCard(listed.event, listed.offer, language));
  const isOther = (date: EventListing) => children.every((child) => child.id !== date.id);
  return {
    id,
    slug: listing.slug,
    listing,
    offer,
    detail: {
      event: toEventCard(listing, offer, language),
      children: await cardsOf(children),
      production,
      tags: tags.map((tag) => shown(tag.name, language).text),
      series,
      venue: venue && pathTo('venue', language, { slug: venue.slug, id: venue.id }),
      hours: regularHours(hours, language),
      dates: await cardsOf(dates.filter(isOther)),
      isPast,
    },
  };
}

/** Reads the programme's data of an event, without its free places and prices. */
async function readEvent(
  { db, clock }: CalendarServices,
  id: number,
  language: Language,
  audience: Audience,
) {
  const listing = await findEvent(db, id, audience);
  if (!listing) return null;
  const { productionId } = listing;
  const now = clock.now();
  const [dates, children, tags, series, venue] = await Promise.all([
    findUpcomingEventsOf(db, { productionIds: [productionId] }, { now, limit: OTHER_DATES }),
    findUpcomingEventsOf(db, { parentId: id }, { now, limit: MAX_CHILDREN }),
    findTagsOfEvent(db, id),
    findSeriesLine(db, listing.series?.id, language),
    findVenueOfRoom(db, listing.room.id),
  ]);
  return { listing, dates, children, tags, series, venue };
}
