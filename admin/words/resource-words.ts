import type { Language } from '../../lib/localized.ts';

type Both = readonly [de: string, en: string];
interface ResourceWords {
  /** One, and many of them. */
  name: readonly [one: Both, many: Both];
  fields: Record<string, Both>;
}

const POSITION: Both = ['Reihenfolge', 'Order'];
const NAME: Both = ['Name', 'Name'];
const SLUG: Both = ['Teil der Adresse', 'Part of the address'];
const PICTURE: Both = ['Bild', 'Picture'];
const SHOW_IN_FILTER: Both = ['steht im Filter', 'is in the filter'];
const ONLINE: Both = ['auf der Website', 'on the website'];
const AGES: Record<'age_from' | 'age_to', Both> = {
  age_from: ['Alter ab', 'Age from'],
  age_to: ['Alter bis', 'Age to'],
};
const ACCESS: Both = ['Zugang', 'Access'];
const TIMES: Record<string, Both> = {
  time_from: ['von', 'from'],
  time_to: ['bis', 'to'],
  closed: ['geschlossen', 'closed'],
  alternative_text: ['Text statt der Zeiten', 'Text instead of the times'],
  alternative_link_url: ['Link dazu', 'Link of it'],
};
const option = (one: Both, many: Both): ResourceWords => ({
  name: [one, many],
  fields: { name: NAME, slug: SLUG, show_in_filter: SHOW_IN_FILTER, position: POSITION },
});

/** What the house calls its resources and their fields; by the names of the API (docs/product/api.md#resources). */
const WORDS: Record<string, ResourceWords> = {
  events: {
    name: [
      ['Termin', 'Event'],
      ['Termine', 'Events'],
    ],
    fields: {
      production: ['Produktion', 'Production'],
      room: ['Raum', 'Room'],
      event_type: ['Art', 'Type'],
      genre: ['Genre', 'Genre'],
      series: ['Reihe', 'Series'],
      parent: ['gehört zu', 'belongs to'],
      date_start: ['Beginn', 'Begins'],
      date_end: ['Ende', 'Ends'],
      ...AGES,
      status: ['Zustand', 'State'],
      id_jet: ['Nummer im Verkauf', 'Number in the box office'],
      is_online: ONLINE,
      access: ACCESS,
      picture: PICTURE,
      tags: ['Schlagworte', 'Tags'],
      date_start_from: ['ab', 'from'],
      date_start_to: ['bis', 'until'],
    },
  },
  productions: {
    name: [
      ['Produktion', 'Production'],
      ['Produktionen', 'Productions'],
    ],
    fields: {
      slug: SLUG,
      title: ['Titel', 'Title'],
      subline: ['Unterzeile', 'Subline'],
      lead: ['Vorspann', 'Lead'],
      description: ['Beschreibung', 'Description'],
      language: ['Sprache auf der Bühne', 'Language on stage'],
      important_info: ['Wichtig zu wissen', 'Important to know'],
      promoter: ['Veranstaltet von', 'Promoted by'],
      exhibition_type: ['Art', 'Type'],
      genre: ['Genre', 'Genre'],
      series: ['Reihe', 'Series'],
      season: ['Spielzeit', 'Season'],
      ...AGES,
      duration_minutes: ['Dauer in Minuten', 'Length in minutes'],
      doors_minutes: ['Einlass vorher, in Minuten', 'Doors before, in minutes'],
      sponsors: ['Gefördert von', 'Funded by'],
      is_online: ONLINE,
      access: ACCESS,
      picture: PICTURE,
      tags: ['Schlagworte', 'Tags'],
      contributors: ['Mitwirkende', 'Contributors'],
      'contributors.person': ['Person', 'Person'],
      'contributors.role': ['Aufgabe', 'Role'],
    },
  },
  seasons: {
    name: [
      ['Spielzeit', 'Season'],
      ['Spielzeiten', 'Seasons'],
    ],
    fields: {
      name: NAME,
      slug: SLUG,
      starts_on: ['beginnt am', 'begins on'],
      ends_on: ['endet am', 'ends on'],
    },
  },
  series: {
    name: [
      ['Reihe', 'Series'],
      ['Reihen', 'Series'],
    ],
    fields: {
      slug: SLUG,
      title: ['Titel', 'Title'],
      subline: ['Unterzeile', 'Subline'],
      description: ['Beschreibung', 'Description'],
      show_in_filter: SHOW_IN_FILTER,
      position: POSITION,
    },
  },
  persons: {
    name: [
      ['Person', 'Person'],
      ['Personen', 'People'],
    ],
    fields: {
      slug: SLUG,
      name: NAME,
      category: ['Gruppe', 'Group'],
      picture: PICTURE,
      role: ['Aufgabe im Haus', 'Role in the house'],
      biography: ['Lebenslauf', 'Biography'],
    },
  },
  venues: {
    name: [
      ['Ort', 'Venue'],
      ['Orte', 'Venues'],
    ],
    fields: {
      slug: SLUG,
      name: NAME,
      street: ['Straße und Nummer', 'Street and number'],
      postal_code: ['Postleitzahl', 'Postcode'],
      city: ['Stadt', 'City'],
      phone: ['Telefon', 'Telephone'],
      email: ['E-Mail', 'E-mail'],
      picture: PICTURE,
      directions: ['So kommt man hin', 'How to get there'],
      access: ['So kommt man hinein', 'How to get in'],
    },
  },
  rooms: {
    name: [
      ['Raum', 'Room'],
      ['Räume', 'Rooms'],
    ],
    fields: {
      slug: SLUG,
      name: NAME,
      venue: ['Ort', 'Venue'],
      floor: ['Stockwerk', 'Floor'],
      access: ['So kommt man hinein', 'How to get in'],
      access_kinds: ACCESS,
      position: POSITION,
    },
  },
  genres: option(['Genre', 'Genre'], ['Genres', 'Genres']),
  'exhibition-types': option(['Art', 'Type'], ['Arten', 'Types']),
  'event-tags': option(
    ['Schlagwort für Termine', 'Tag of events'],
    ['Schlagworte für Termine', 'Tags of events'],
  ),
  'production-tags': option(
    ['Schlagwort für Produktionen', 'Tag of productions'],
    ['Schlagworte für Produktionen', 'Tags of productions'],
  ),
  'person-categories': option(
    ['Gruppe im Ensemble', 'Group of people'],
    ['Gruppen im Ensemble', 'Groups of people'],
  ),
  teasers: {
    name: [
      ['Anreißer', 'Teaser'],
      ['Anreißer', 'Teasers'],
    ],
    fields: {
      name: NAME,
      preline: ['Oberzeile', 'Preline'],
      headline: ['Überschrift', 'Headline'],
      subline: ['Unterzeile', 'Subline'],
      link_text: ['Text des Links', 'Text of the link'],
      link_url: ['Link', 'Link'],
      position: ['vor dem Tag', 'before the day'],
      art_slug: ['Zeichnung', 'Artwork'],
    },
  },
  articles: {
    name: [
      ['Beitrag', 'Article'],
      ['Beiträge', 'Articles'],
    ],
    fields: {
      slug: SLUG,
      title: ['Titel', 'Title'],
      lead: ['Vorspann', 'Lead'],
      category: ['Rubrik', 'Category'],
      medium: ['Zum', 'For'],
      minutes: ['Minuten', 'Minutes'],
      published_at: ['Datum', 'Date'],
      is_online: ONLINE,
      picture: PICTURE,
      authors: ['Von', 'By'],
      'authors.person': ['Person', 'Person'],
      'authors.name': ['oder Name', 'or name'],
      tags: ['Themen', 'Topics'],
      productions: ['Produktionen dazu', 'Productions'],
      events: ['Termine dazu', 'Events'],
      articles: ['Beiträge dazu', 'Articles'],
    },
  },
  'article-categories': {
    name: [
      ['Rubrik', 'Category'],
      ['Rubriken', 'Categories'],
    ],
    fields: { name: NAME, slug: SLUG, style_name: ['Farbe', 'Colour'], position: POSITION },
  },
  'article-tags': option(['Thema', 'Topic'], ['Themen', 'Topics']),
  'opening-hours': {
    name: [
      ['Öffnungszeit', 'Opening hours'],
      ['Öffnungszeiten', 'Opening hours'],
    ],
    fields: { weekday: ['Wochentag', 'Weekday'], ...TIMES },
  },
  'opening-hours-exceptions': {
    name: [
      ['Ausnahme', 'Exception'],
      ['Ausnahmen', 'Exceptions'],
    ],
    fields: { day: ['Tag', 'Day'], ...TIMES },
  },
  'breaking-news': {
    name: [
      ['Meldung', 'Breaking news'],
      ['Meldungen', 'Breaking news'],
    ],
    fields: {
      title: ['Überschrift', 'Headline'],
      text: ['Text', 'Text'],
      link_url: ['Link', 'Link'],
      link_title: ['Text des Links', 'Text of the link'],
      online_from: ['zu sehen ab', 'shown from'],
      online_to: ['zu sehen bis', 'shown until'],
      position: POSITION,
    },
  },
  'sticky-items': {
    name: [
      ['Anhänger', 'Sticky item'],
      ['Anhänger', 'Sticky items'],
    ],
    fields: {
      text: ['Text', 'Text'],
      link: ['Text des Links', 'Text of the link'],
      url: ['Link', 'Link'],
      position: POSITION,
    },
  },
  redirects: {
    name: [
      ['Weiterleitung', 'Redirect'],
      ['Weiterleitungen', 'Redirects'],
    ],
    fields: { old_path: ['Alte Adresse', 'Old address'], new_path: ['Neue Adresse', 'New address'] },
  },
  'search-synonyms': {
    name: [
      ['Gleiche Suchwörter', 'Search synonyms'],
      ['Gleiche Suchwörter', 'Search synonyms'],
    ],
    fields: { language: ['Sprache', 'Language'], words: ['Wörter, mit Komma', 'Words, with commas'] },
  },
  html: {
    name: [
      ['HTML-Datei', 'HTML file'],
      ['HTML-Dateien', 'HTML files'],
    ],
    fields: { name: NAME, html: ['HTML', 'HTML'] },
  },
  accounts: {
    name: [
      ['Konto', 'Account'],
      ['Konten', 'Accounts'],
    ],
    fields: {
      first_name: ['Vorname', 'First name'],
      last_name: ['Nachname', 'Last name'],
      email: ['E-Mail', 'E-mail'],
      role: ['Rolle', 'Role'],
    },
  },
};

/** The words in one language, as react-admin looks for them; names of fields in parts nest as their values do. */
export function resourceMessages(
  language: Language,
): Record<string, { name: string; fields: Record<string, string> }> {
  const at = language === 'de' ? 0 : 1;
  return Object.fromEntries(
    Object.entries(WORDS).map(([resource, { name, fields }]) => [
      resource,
      {
        name: name.map((both) => both[at]).join(' |||| '),
        fields: Object.fromEntries(Object.entries(fields).map(([field, both]) => [field, both[at]])),
      },
    ]),
  );
}
