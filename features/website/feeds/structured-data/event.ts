import type {
  ChildrensEvent,
  ExhibitionEvent,
  Offer as OfferData,
  TheaterEvent,
  WithContext,
} from 'schema-dts';
import type { Availability, Offer } from '#features/box-office/ticketing/index.ts';
import { type Language, shown } from '#lib/localized.ts';
import { priceString } from '#lib/money.ts';
import { siteCurrencyCode } from '#lib/site-formats.ts';
import type { Instant } from '#lib/venue-time.ts';
import { type PlaceFacts, place } from './place.ts';

/** Data of an event for structured data, in one language. Addresses are absolute. */
export interface EventFacts {
  typeSlug: string;
  name: string;
  description: string;
  url: string;
  image: string;
  start: Instant;
  end: Instant;
  status: 'scheduled' | 'cancelled' | 'postponed';
  language: Language;
  ageFrom: number;
  ageTo: number;
  room: string;
  venue: PlaceFacts;
  performers: { name: string; url: string }[];
  /** `null` when no tickets are sold. */
  offer: Offer | null;
}

type EventType = 'ExhibitionEvent' | 'TheaterEvent' | 'ChildrensEvent';

/** Everything here is for children; the nearer type is said where schema.org has one. */
const TYPES: Record<string, EventType> = { exhibition: 'ExhibitionEvent', theatre: 'TheaterEvent' };

const STATUSES = {
  scheduled: 'https://schema.org/EventScheduled',
  cancelled: 'https://schema.org/EventCancelled',
  postponed: 'https://schema.org/EventPostponed',
} as const;

const OLDEST_AGE = 12;

type EventData = WithContext<ExhibitionEvent | TheaterEvent | ChildrensEvent>;

/** An event for search engines. The types of schema-dts check every term and value when the code is compiled. */
export function eventData(event: EventFacts): EventData {
  return {
    '@context': 'https://schema.org',
    '@type': TYPES[event.typeSlug] ?? 'ChildrensEvent',
    name: event.name,
    description: event.description,
    url: event.url,
    image: [event.image],
    startDate: event.start,
    endDate: event.end,
    eventStatus: STATUSES[event.status],
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    inLanguage: event.language,
    typicalAgeRange: event.ageTo >= OLDEST_AGE ? `${event.ageFrom}-` : `${event.ageFrom}-${event.ageTo}`,
    location: { ...place(event.venue), name: `${event.venue.name}, ${event.room}` },
    organizer: { '@type': 'Organization', name: event.venue.name, url: event.venue.url },
    performer: event.performers.map(({ name, url }) => ({ '@type': 'Person' as const, name, url })),
    ...(event.offer
      ? { isAccessibleForFree: event.offer.fromCents === null, offers: offers(event.offer, event) }
      : {}),
  };
}

function offers(offer: Offer, { url, language }: EventFacts): OfferData[] {
  return offer.seatGroups.flatMap((group) =>
    group.prices.map(
      (price): OfferData => ({
        '@type': 'Offer',
        name: `${shown(group.name, language).text}: ${shown(price.name, language).text}`,
        url: `${url}#datesAndTickets`,
        price: priceString(price.cents),
        priceCurrency: siteCurrencyCode(),
        availability: availabilityOf(offer.availability, group.available),
      }),
    ),
  );
}

function availabilityOf(whole: Availability, isGroupAvailable: boolean) {
  if (whole === 'closed') return 'https://schema.org/Discontinued';
  return isGroupAvailable ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut';
}
