import {
  calendarAddress,
  type EventSelection,
  filterOfSelection,
  selectionQuery,
} from '#features/programme/calendar/index.server.ts';
import { magazineAddress, type NamedPart } from '#features/website/magazine/index.server.ts';
import { inLanguage } from '#lib/i18n.ts';
import type { Language } from '#lib/localized.ts';
import { msg } from '#lib/message.ts';

/** Name of a feed, after the name of the site. */
const PROGRAMME = {
  name: msg`What’s on`,
  description: msg`Exhibitions, theatre, music and workshops for children`,
};

const MAGAZINE = {
  name: msg`Magazine`,
  description: msg`Stories, things to make, and questions from our house`,
};

/** Metadata of a feed; addresses begin with the origin of the site. */
interface About {
  title: string;
  description: string;
  /** Of the page that shows the same. */
  link: string;
  /** Of the feed, in its language and with nothing in it that the feed does not know. */
  self: string;
}

interface Site {
  siteName: string;
  origin: string;
  language: Language;
}

/** Returns the title of a programme feed or calendar: `Buntspecht: Programm · Theater · 4 Jahre`. */
export function programmeTitle(
  { siteName, language }: Omit<Site, 'origin'>,
  names: readonly string[],
): string {
  return [`${siteName}: ${inLanguage(PROGRAMME, language).name}`, ...names].join(' · ');
}

/** Dates of the calendar, all or filtered by these `names`. */
export function aboutProgramme(site: Site, selection: EventSelection, names: readonly string[]): About {
  const { origin, language } = site;
  return {
    title: programmeTitle(site, names),
    description: inLanguage(PROGRAMME, language).description,
    link: origin + calendarAddress(language, filterOfSelection(selection)),
    self: `${origin}/${language}/feeds/calendar.rss${selectionQuery(selection)}`,
  };
}

/** The articles of the magazine, or of a category, a tag or both: the page of the first shows most of it. */
export function aboutMagazine({ siteName, origin, language }: Site, parts: readonly NamedPart[]): About {
  const query = new URLSearchParams(parts.map(({ kind, id }) => [kind, String(id)])).toString();
  return {
    title: [`${siteName}: ${inLanguage(MAGAZINE, language).name}`, ...parts.map(({ name }) => name)].join(
      ' · ',
    ),
    description: inLanguage(MAGAZINE, language).description,
    link: origin + magazineAddress(language, parts[0]),
    self: `${origin}/${language}/feeds/magazine.rss${query && `?${query}`}`,
  };
}
