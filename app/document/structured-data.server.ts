import type { PageContext } from '#app/page-context.server.ts';
import { artworkUrl } from '#features/core/artwork/index.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import { artworkType } from '#features/programme/calendar/index.server.ts';
import type { FoundEvent } from '#features/programme/events/index.ts';
import { openingHoursTag } from '#features/programme/opening-hours/cache-tags.ts';
import { findOpeningHours } from '#features/programme/opening-hours/index.server.ts';
import { venuesTag } from '#features/programme/venues/cache-tags.ts';
import { findMainVenue } from '#features/programme/venues/index.server.ts';
import {
  articleData,
  breadcrumbData,
  eventData,
  openingHoursData,
  type PlaceFacts,
  personData,
  place,
} from '#features/website/feeds/index.server.ts';
import { type Language, shown } from '#lib/localized.ts';
import { addDays } from '#lib/venue-time.ts';

/** How many days ahead special opening hours are listed for search engines. */
const EXCEPTION_DAYS = 60;

/** Adds the breadcrumb; `crumbs` are the pages after Home, as the loader returns them. */
export function addBreadcrumbs(page: PageContext, crumbs: { name: string; path: string }[]): void {
  const { origin } = page.url;
  const home = { name: page.settings.siteName, path: pathTo('home', page.language) };
  page.head.structuredData.push(
    breadcrumbData([home, ...crumbs].map(({ name, path }) => ({ name, url: origin + path }))),
  );
}

/** Adds one date with its prices, place and people; `writtenIn` is the language of its texts. */
export async function addEventData(
  page: PageContext,
  { listing, detail, offer }: FoundEvent,
  writtenIn: Language,
): Promise<void> {
  const { language, url } = page;
  const venue = await mainVenueFacts(page);
  if (!venue) return;
  const { event, production } = detail;
  page.head.structuredData.push(
    eventData({
      typeSlug: event.type.slug,
      name: production.title.text,
      description: production.lead.text,
      url: url.origin + event.path,
      image: url.origin + artworkUrl(artworkType(event.type.slug), event.art, [4, 3]),
      start: listing.dateStart,
      end: listing.dateEnd,
      status: listing.status,
      language: writtenIn,
      ageFrom: listing.ageFrom,
      ageTo: listing.ageTo,
      room: shown(listing.room.name, language).text,
      venue,
      performers: production.contributors.map(({ name, path }) => ({ name, url: url.origin + path })),
      offer,
    }),
  );
}

/** Adds the main venue: where it is and when it is open. */
export async function addMainVenueData(page: PageContext): Promise<void> {
  const venue = await mainVenueFacts(page);
  if (!venue) return;
  const today = page.services.clock.today();
  const { db, cache } = page.services;
  const rules = await cache.read(`opening hours from ${today}`, { tags: [openingHoursTag()] }, () =>
    findOpeningHours(db, today, addDays(today, EXCEPTION_DAYS)),
  );
  page.head.structuredData.push({
    '@context': 'https://schema.org',
    ...place(venue),
    ...openingHoursData(rules),
  });
}

/** Adds somebody of the ensemble. */
export function addPersonData(
  page: PageContext,
  person: { art: string; name: string; role: string; path: string },
): void {
  const { origin } = page.url;
  page.head.structuredData.push(
    personData({
      name: person.name,
      role: person.role,
      url: origin + person.path,
      image: origin + artworkUrl('person', person.art, [1, 1]),
      venue: page.settings.siteName,
    }),
  );
}

/** Adds an article of the magazine. */
export function addArticleData(
  page: PageContext,
  article: Omit<Parameters<typeof articleData>[0], 'venue' | 'url' | 'image'> & {
    art: string;
    path: string;
  },
): void {
  const { origin } = page.url;
  const { art, path, ...facts } = article;
  page.head.structuredData.push(
    articleData({
      ...facts,
      url: origin + path,
      image: origin + artworkUrl('magazine', art, [4, 3]),
      venue: page.settings.siteName,
    }),
  );
}

async function mainVenueFacts({ services, language, url }: PageContext): Promise<PlaceFacts | null> {
  const venue = await services.cache.read('main venue', { tags: [venuesTag()] }, () =>
    findMainVenue(services.db),
  );
  return (
    venue && {
      name: shown(venue.name, language).text,
      url: url.origin + pathTo('home', language),
      street: venue.street,
      postalCode: venue.postalCode,
      city: venue.city,
    }
  );
}
