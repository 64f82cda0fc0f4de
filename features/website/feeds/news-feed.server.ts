import XMLBuilder from 'fast-xml-builder';
import type { Language } from '#lib/localized.ts';
import { dayOf, formatDay, formatTime, type Instant, timeOf } from '#lib/venue-time.ts';
import type { FeedEvent } from './feed-event.ts';

interface Channel {
  title: string;
  description: string;
  /** Address of the page the feed tells of. */
  link: string;
  /** Address of the feed itself. */
  self: string;
  language: Language;
  now: Instant;
}

const xml = new XMLBuilder({ ignoreAttributes: false, format: true });

/** Something a feed tells of. */
export interface FeedItem {
  title: string;
  url: string;
  /** Names it in all feeds. */
  uid: string;
  published: Instant;
  description: string;
}

/** RSS 2.0; each item is dated by when it was published. */
export function newsFeed(
  items: FeedItem[],
  { title, description, link, self, language, now }: Channel,
): string {
  return xml.build({
    '?xml': { '@_version': '1.0', '@_encoding': 'utf-8' },
    rss: {
      '@_version': '2.0',
      '@_xmlns:atom': 'http://www.w3.org/2005/Atom',
      channel: {
        title,
        link,
        description,
        language,
        lastBuildDate: rfc822(now),
        generator: 'Buntspecht',
        'atom:link': { '@_href': self, '@_rel': 'self', '@_type': 'application/rss+xml' },
        item: items.map(itemXml),
      },
    },
  });
}

function itemXml({ title, url, uid, published, description }: FeedItem) {
  return {
    title,
    link: url,
    guid: { '#text': uid, '@_isPermaLink': 'false' },
    pubDate: rfc822(published),
    description,
  };
}

/** A coming event, the date in front of its title. */
export function eventItem(event: FeedEvent, language: Language): FeedItem {
  const day = formatDay(dayOf(event.start), language);
  const time = formatTime(timeOf(event.start), language);
  return {
    title: `${day}: ${event.title}`,
    url: event.url,
    uid: event.uid,
    published: event.published,
    description: `${time}, ${event.place}. ${event.summary}`,
  };
}

/** `Fri, 20 Nov 2026 08:00:00 GMT` */
function rfc822(instant: Instant): string {
  return new Date(instant).toUTCString();
}
