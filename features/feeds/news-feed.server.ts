import { Feed } from 'feed';
import type { Language } from '#lib/localized.ts';
import { dayOf, formatDay, formatTime, type Instant, timeOf } from '#lib/venue-time.ts';
import type { FeedEvent } from './feed-event.ts';

interface Channel {
  title: string;
  description: string;
  /** Address of the page the feed tells of. */
  link: string;
  language: Language;
  now: Instant;
}

/** Coming events as RSS 2.0, the date in front of each title. */
export function newsFeed(events: FeedEvent[], { title, description, link, language, now }: Channel): string {
  const feed = new Feed({
    id: link,
    title,
    description,
    link,
    language,
    copyright: '',
    updated: new Date(now),
    generator: 'Buntspecht',
  });
  for (const event of events) {
    const day = formatDay(dayOf(event.start), language);
    const time = formatTime(timeOf(event.start), language);
    feed.addItem({
      id: event.uid,
      link: event.url,
      title: `${day}: ${event.title}`,
      description: `${time}, ${event.place}. ${event.summary}`,
      date: new Date(event.start),
    });
  }
  return feed.rss2();
}
