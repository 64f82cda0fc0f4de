import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseVideoAddress } from '#lib/video-address.ts';
import { sanitizePageText } from '#platform/html/rich-text.server.ts';
import { closedDays, expandSchedule } from '../schedule.ts';
import { breakingNews } from './breaking-news.ts';
import { eventTags } from './event-tags.ts';
import { eventTypes } from './event-types.ts';
import { genres } from './genres.ts';
import { knockCounter, knockingTable } from './html-file.ts';
import { legalPages } from './legal/index.ts';
import { openingHours } from './opening-hours.ts';
import { personCategories } from './person-categories.ts';
import { persons } from './persons.ts';
import { productionTags } from './production-tags.ts';
import { productions } from './productions/index.ts';
import { rooms } from './rooms.ts';
import { seasons } from './seasons.ts';
import { series } from './series.ts';
import { settings } from './settings.ts';
import { stickyItems } from './sticky-items.ts';
import { teasers } from './teasers.ts';
import type { DemoProduction } from './types.ts';
import { venues } from './venues.ts';

const EVERYTHING = {
  venues,
  rooms,
  eventTypes,
  genres,
  eventTags,
  productionTags,
  series,
  seasons,
  personCategories,
  persons,
  productions,
  teasers,
  openingHours,
};

/** A year of start days, so that the demo holds whenever it is loaded. */
const START_DAYS = ['2026-11-20', '2026-11-23', '2027-01-01', '2027-03-02', '2027-06-19', '2027-09-26'];

const slugsOf = (list: { slug: string }[]) => list.map((item) => item.slug);

/** Every text of the content with its place, for example `productions.3.lead.en`. */
function textsIn(value: unknown, place = ''): { place: string; text: string | null }[] {
  if (typeof value === 'string' || value === null) return [{ place, text: value }];
  if (typeof value !== 'object') return [];
  return Object.entries(value ?? {}).flatMap(([key, inner]) =>
    textsIn(inner, place ? `${place}.${key}` : key),
  );
}

function datesOf(startDay: string) {
  return productions.flatMap((production) =>
    expandSchedule(production.schedule, startDay).map((date) => ({ ...date, production })),
  );
}

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const weekday = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay();

describe('contents of the venue', () => {
  it('has the agreed numbers', () => {
    expect(productions.length).toBeGreaterThanOrEqual(24);
    expect(venues).toHaveLength(2);
    expect(rooms).toHaveLength(8);
    expect(eventTypes).toHaveLength(5);
    expect(genres).toHaveLength(6);
    expect(eventTags).toHaveLength(12);
    expect(productionTags).toHaveLength(6);
    expect(series).toHaveLength(8);
    expect(seasons).toHaveLength(2);
    expect(persons).toHaveLength(24);
    expect(personCategories).toHaveLength(4);
    expect(teasers).toHaveLength(6);
    expect(openingHours.exceptions.length).toBeGreaterThanOrEqual(6);
  });

  it('hides two event tags and one series from the filter', () => {
    expect(eventTags.filter((tag) => tag.showInFilter === false)).toHaveLength(2);
    expect(series.filter((one) => one.showInFilter === false)).toHaveLength(1);
  });

  it('keeps one rule for each weekday and sleeps on Mondays', () => {
    expect(openingHours.week.map((rule) => rule.weekday)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(openingHours.week[0]?.ranges).toEqual([]);
  });

  it('gives every slug once per kind', () => {
    const kinds = Object.entries(EVERYTHING).filter(
      ([kind]) => kind !== 'teasers' && kind !== 'openingHours',
    );
    for (const [kind, list] of kinds) {
      const slugs = slugsOf(list as { slug: string }[]);
      expect(new Set(slugs).size, kind).toBe(slugs.length);
      for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }
  });
});

describe('references', () => {
  it('lead from rooms to venues and from persons to categories', () => {
    for (const room of rooms) expect(slugsOf(venues)).toContain(room.venue);
    for (const person of persons) expect(slugsOf(personCategories)).toContain(person.category);
  });

  it.each(productions)('of $slug all resolve', (production) => {
    expect(slugsOf(eventTypes)).toContain(production.type);
    expect(slugsOf(genres)).toContain(production.genre);
    expect(slugsOf(seasons)).toContain(production.season);
    expect(slugsOf(rooms)).toContain(production.room);
    if (production.series) expect(slugsOf(series)).toContain(production.series);
    for (const tag of production.tags) expect(slugsOf(eventTags)).toContain(tag);
    for (const tag of production.productionTags) expect(slugsOf(productionTags)).toContain(tag);
    for (const { person } of production.contributors) expect(slugsOf(persons)).toContain(person);
    const programs = slugsOf(production.programs ?? []);
    expect(new Set(programs).size).toBe(programs.length);
  });

  it('use everything that can be filtered by, and everyone takes part', () => {
    const used = (pick: (production: DemoProduction) => string[]) => new Set(productions.flatMap(pick));
    expect(used((production) => [production.room])).toEqual(new Set(slugsOf(rooms)));
    expect(used((production) => [production.genre])).toEqual(new Set(slugsOf(genres)));
    expect(used((production) => [production.season])).toEqual(new Set(slugsOf(seasons)));
    expect(used((production) => production.tags)).toEqual(new Set(slugsOf(eventTags)));
    expect(used((production) => production.productionTags)).toEqual(new Set(slugsOf(productionTags)));
    expect(used((production) => (production.series ? [production.series] : []))).toEqual(
      new Set(slugsOf(series)),
    );
    const taking = used((production) => production.contributors.map((contributor) => contributor.person));
    expect(taking).toEqual(new Set(slugsOf(persons)));
  });

  it('lead every teaser to a series or a path in both languages', () => {
    for (const teaser of teasers) {
      if (teaser.series) expect(slugsOf(series)).toContain(teaser.series);
      else expect([teaser.path?.de.slice(0, 4), teaser.path?.en?.slice(0, 4)]).toEqual(['/de/', '/en/']);
    }
  });
});

/** Pages of text begin on their own line in the source. */
const trimmedLegalPages = legalPages.map(({ html, ...page }) => ({
  ...page,
  html: { de: html.de.trim(), en: html.en?.trim() ?? null },
}));

describe('texts', () => {
  const texts = textsIn({
    ...EVERYTHING,
    breakingNews,
    stickyItems,
    settings,
    legalPages: trimmedLegalPages,
  });

  it('are never empty and never end in white space', () => {
    for (const { place, text } of texts) if (text !== null) expect(text.trim(), place).toBe(text);
    expect(texts.filter(({ text }) => text === '')).toEqual([]);
  });

  it('lack English in a few minor places only, to show the fallback', () => {
    const missing = texts
      .filter(({ place, text }) => place.endsWith('.en') && text === null)
      .map(({ place }) => place);
    expect(missing.length).toBeGreaterThanOrEqual(3);
    expect(missing.length).toBeLessThanOrEqual(6);
    for (const place of missing) {
      expect(place).toMatch(/^productions\.\d+\.(promoter|programs\.\d+\.text|seatGroups\.\d+\.note)\.en$/);
    }
  });

  it('use the quotation marks of their language and no straight ones', () => {
    for (const { place, text } of texts) {
      if (text === null) continue;
      expect(text, place).not.toMatch(/["'|–]\s|\s["']|\w'\w/);
      if (place.endsWith('.en')) expect(text, place).not.toContain('„');
      if (place.endsWith('.de')) {
        const opened = text.split('„').length;
        expect(text.split('“').length, place).toBe(opened);
        expect(text, place).not.toContain('”');
      }
    }
  });

  it('come in paragraphs where the type asks for them', () => {
    const paragraphs = [
      ...persons.map((person) => person.biography),
      ...productions.map((one) => one.description),
    ];
    for (const text of [...paragraphs, ...series.map((one) => one.description)]) {
      for (const html of [text.de, text.en]) expect(html).toMatch(/^(<p>[^<]+<\/p>)+$/);
      expect(text.de.split('<p>').length, text.de).toBe(text.en?.split('<p>').length);
    }
  });
});

describe('legal pages', () => {
  it.each(trimmedLegalPages)('has the same structure in both languages: $kind', ({ html }) => {
    const tags = (text: string | null) => text?.match(/<\/?[a-z0-9]+/g)?.filter((tag) => tag !== '<br');
    expect(tags(html.en)).toEqual(tags(html.de));
  });

  it.each(trimmedLegalPages)('loses nothing when it is cleaned: $kind', ({ html }) => {
    for (const text of [html.de, html.en ?? ''])
      expect(sanitizePageText(text)).toBe(text.replaceAll('<br>', '<br />'));
  });
});

describe('pictures and sounds of productions', () => {
  const videos = productions.flatMap((production) => production.videos ?? []);
  const samples = productions.flatMap(({ audioSample }) => audioSample ?? []);

  it('are videos at providers we know', () => {
    expect(videos.length).toBeGreaterThanOrEqual(2);
    for (const { url } of videos) expect(parseVideoAddress(url), url).not.toBeNull();
  });

  it('are short sounds on our own host, each with its words', () => {
    expect(samples.length).toBeGreaterThanOrEqual(2);
    for (const { file, seconds, transcript } of samples) {
      const bytes = readFileSync(`public${file}`);
      expect(bytes.toString('latin1', 0, 4), file).toBe('RIFF');
      expect(bytes.length, file).toBeLessThan(60_000);
      expect(Math.floor((bytes.length - 44) / bytes.readUInt32LE(28)), file).toBe(seconds);
      expect(transcript.en, file).not.toBeNull();
    }
  });
});

describe('prices', () => {
  it.each(productions)('of $slug start with the full price and fit the venue', (production) => {
    expect(production.seatGroups.length).toBeGreaterThanOrEqual(1);
    expect(production.seatGroups.length).toBeLessThanOrEqual(3);
    for (const group of production.seatGroups) {
      expect(group.capacity).toBeGreaterThanOrEqual(group.code === 'ROLLI' ? 4 : 12);
      expect(group.capacity).toBeLessThanOrEqual(120);
      const [full, ...others] = group.prices;
      for (const price of others) {
        expect(Number.isInteger(price.cents)).toBe(true);
        expect(price.cents / (price.units ?? 1)).toBeLessThanOrEqual(full?.cents ?? 0);
      }
    }
    for (const { timeslots } of production.schedule) {
      if (timeslots)
        expect(production.seatGroups.map((group) => group.capacity)).toEqual([timeslots.capacity]);
    }
  });

  it('are nothing at all where the tag says so, and only there', () => {
    for (const production of productions) {
      const free = production.seatGroups.every((group) => group.prices.every((price) => price.cents === 0));
      expect(production.tags.includes('kostenlos'), production.slug).toBe(free);
    }
  });

  it('offer timed entry in three exhibitions and one workshop with two slots', () => {
    const timed = productions.filter((production) => production.schedule.some((rule) => rule.timeslots));
    expect(timed.filter((production) => production.type === 'exhibition').length).toBeGreaterThanOrEqual(3);
    const workshops = timed.filter((production) => production.type === 'workshop');
    expect(
      workshops.map((one) => one.durationMinutes / (one.schedule[0]?.timeslots?.everyMinutes ?? 1)),
    ).toEqual([2]);
  });
});

describe.each(START_DAYS)('dates from %s', (startDay) => {
  const dates = datesOf(startDay);

  it('number between 430 and 520, also without the days the venue is closed', () => {
    const closed = closedDays(openingHours.exceptions, startDay, -30, 150);
    const played = dates.filter((date) => !closed.has(date.day));
    for (const count of [dates.length, played.length]) {
      expect(count).toBeGreaterThanOrEqual(430);
      expect(count).toBeLessThanOrEqual(520);
    }
  });

  it('never fall on a Monday, and those for schools on weekday mornings', () => {
    for (const { day, time, production } of dates) {
      expect(weekday(day), production.slug).not.toBe(1);
      if (production.type !== 'school') continue;
      expect([2, 3, 4, 5]).toContain(weekday(day));
      expect(minutes(time)).toBeLessThan(12 * 60);
    }
  });

  it('never put two productions into one room at once', () => {
    const clashes = dates.flatMap((date, index) =>
      dates.slice(index + 1).flatMap((other) => {
        if (date.day !== other.day || date.production.room !== other.production.room) return [];
        const apart =
          minutes(date.time) + date.production.durationMinutes <= minutes(other.time) ||
          minutes(other.time) + other.production.durationMinutes <= minutes(date.time);
        return apart ? [] : [`${date.day} ${date.time} ${date.production.slug} / ${other.production.slug}`];
      }),
    );
    expect(clashes).toEqual([]);
  });
});

describe('files of HTML', () => {
  it.each([knockingTable, knockCounter])('say what they say in both languages: $name', ({ html }) => {
    const body = html.slice(html.indexOf('<body'));
    expect(body.split('lang="en"').length).toBeGreaterThan(1);
    expect(body.split('lang="en"').length - 1).toBe(body.match(/<span( lang="de")?>/g)?.length);
  });

  it('run where the page says so', () => {
    expect([knockingTable, knockCounter].map(({ html }) => html.includes('<script>'))).toEqual([false, true]);
  });
});
