import { XMLParser } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { instantAt } from '#lib/venue-instant.ts';
import type { FeedEvent } from './feed-event.ts';
import { icalendar } from './icalendar.server.ts';
import { eventItem, newsFeed } from './news-feed.server.ts';

const NOW = '2026-10-01T08:00:00.000Z';

const anEvent = (over: Partial<FeedEvent> = {}): FeedEvent => ({
  uid: 'event-7@buntspecht.example',
  sequence: 0,
  changed: '2026-09-01T08:00:00.000Z',
  status: 'scheduled',
  title: 'Der Käfer, der nicht schlafen wollte',
  summary: 'Theater mit Taschenlampen; sehr leise',
  place: 'Stammbühne, Erdgeschoss',
  url: 'https://buntspecht.example/de/kalender/kaefer/7',
  published: '2026-09-01T08:00:00.000Z',
  start: '2026-11-20T15:00:00.000Z',
  end: '2026-11-20T15:50:00.000Z',
  ...over,
});

const lines = (...events: FeedEvent[]) =>
  icalendar(events, { name: 'Buntspecht: Programm', now: NOW }).replaceAll('\r\n ', '').split('\r\n');

describe('a calendar file', () => {
  it('is byte for byte what other calendars expect', async () => {
    const file = icalendar([anEvent()], { name: 'Buntspecht: Programm', now: NOW });
    await expect(file).toMatchFileSnapshot('./golden/one-event.ics');
  });

  it('keeps the wall clock on both sides of both changes of the clock', async () => {
    const days = ['2026-10-24', '2026-10-25', '2027-03-27', '2027-03-28'];
    const events = days.map((day, index) =>
      anEvent({
        uid: `event-${index}@buntspecht.example`,
        start: instantAt(day, '16:00'),
        end: instantAt(day, '17:00'),
      }),
    );
    const file = icalendar(events, { name: 'Buntspecht: Programm', now: NOW });
    await expect(file).toMatchFileSnapshot('./golden/changes-of-the-clock.ics');
    expect(lines(...events).filter((line) => line.startsWith('DTSTART'))).toEqual([
      'DTSTART:20261024T140000Z',
      'DTSTART:20261025T150000Z',
      'DTSTART:20270327T150000Z',
      'DTSTART:20270328T140000Z',
    ]);
  });

  it('tells calendars that subscribed what was cancelled, under the same name with a higher number', () => {
    const file = lines(anEvent({ status: 'cancelled', sequence: 3 }));
    expect(file).toContain('UID:event-7@buntspecht.example');
    expect(file).toContain('SEQUENCE:3');
    expect(file).toContain('STATUS:CANCELLED');
  });

  it('ends its lines and folds them as the format wants', () => {
    const file = icalendar([anEvent({ summary: 'ä'.repeat(200) })], { name: 'x', now: NOW });
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });
});

describe('a news feed', () => {
  const feedOf = (event: FeedEvent) =>
    newsFeed([eventItem(event, 'de')], {
      title: 'Programm',
      description: 'Für Kinder',
      link: 'https://buntspecht.example/de',
      self: 'https://buntspecht.example/de/feeds/calendar.rss?type=1&age=4',
      language: 'de',
      now: NOW,
    });

  it('puts the day in front of the title, is dated by when it was published, and says where it is', () => {
    const feed = feedOf(anEvent());
    expect(feed).toContain('<title>Freitag, 20. November 2026: Der Käfer, der nicht schlafen wollte</title>');
    expect(feed).toMatch(/<guid isPermaLink="false">event-7@buntspecht.example<\/guid>/);
    expect(feed).toContain('<pubDate>Tue, 01 Sep 2026 08:00:00 GMT</pubDate>');
    expect(feed).toContain(
      'href="https://buntspecht.example/de/feeds/calendar.rss?type=1&amp;age=4" rel="self"',
    );
  });

  it.each([
    ['Laut & leise <3'],
    ['Ende ]]> davon'],
    ['<![CDATA[x]]><script>alert(1)</script>'],
    ['"a" \'b\''],
  ])('can be read by others, and %s comes back as it was', (title) => {
    const reader = new XMLParser({ parseTagValue: false, processEntities: true });
    const read = reader.parse(feedOf(anEvent({ title })));
    expect(read.rss.channel.item.title).toBe(`Freitag, 20. November 2026: ${title}`);
  });
});
