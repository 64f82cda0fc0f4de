import { alternatePaths, type MenuArea, type PageName } from '#features/core/navigation/index.ts';
import type { TextPageName } from '#features/website/pages/index.ts';
import type { Localized } from '#lib/localized.ts';

/**
 * Initial content that every venue needs and none has at first: categories, prices, hours, menus, and outlines of the
 * legal pages. All of it can be changed.
 */
export const EVENT_TYPES: { slug: string; name: Localized }[] = [
  { slug: 'exhibition', name: { de: 'Ausstellung', en: 'Exhibition' } },
  { slug: 'workshop', name: { de: 'Werkstatt', en: 'Workshop' } },
  { slug: 'theatre', name: { de: 'Theater', en: 'Theatre' } },
  { slug: 'music', name: { de: 'Musik', en: 'Music' } },
  { slug: 'school', name: { de: 'Schule & Kita', en: 'Schools & nurseries' } },
];

export const GENRES: { slug: string; name: Localized }[] = [
  { slug: 'schauspiel', name: { de: 'Schauspiel', en: 'Drama' } },
  { slug: 'figuren', name: { de: 'Figuren', en: 'Puppetry' } },
  { slug: 'konzert', name: { de: 'Konzert', en: 'Concert' } },
  { slug: 'film', name: { de: 'Film', en: 'Film' } },
  { slug: 'selbermachen', name: { de: 'Selbermachen', en: 'Hands-on' } },
  { slug: 'rundgang', name: { de: 'Rundgang', en: 'Trail' } },
];

/** The first price is the full price. */
export const PRICE_LIST = {
  name: 'Standard',
  seatGroup: { code: 'saal', name: { de: 'Saal', en: 'Hall' } },
  prices: [
    { name: { de: 'Erwachsene', en: 'Adult' }, cents: 1000 },
    { name: { de: 'Kind', en: 'Child' }, cents: 600 },
    { name: { de: 'Ermäßigt', en: 'Concession' }, cents: 700 },
    { name: { de: 'Begleitperson', en: 'Companion' }, cents: 0 },
  ],
};

interface Entry {
  area: MenuArea;
  page: PageName;
  name: Localized;
}

const entry = (area: MenuArea, page: PageName, de: string, en: string): Entry => ({
  area,
  page,
  name: { de, en },
});

export const MENUS = [
  entry('menu', 'calendar', 'Kalender', 'Calendar'),
  entry('menu', 'productions', 'Stücke und Ausstellungen', 'Plays and exhibitions'),
  entry('menu', 'seriesList', 'Reihen', 'Series'),
  entry('menu', 'ensemble', 'Ensemble', 'Ensemble'),
  entry('secondary', 'easyLanguage', 'Leichte Sprache', 'Easy read'),
  entry('footer', 'calendar', 'Kalender', 'Calendar'),
  entry('footer', 'productions', 'Produktionen', 'Productions'),
  entry('footer', 'ensemble', 'Ensemble', 'Ensemble'),
  entry('legal', 'accessibility', 'Barrierefreiheit', 'Accessibility'),
  entry('legal', 'terms', 'AGB', 'GTC'),
  entry('legal', 'privacy', 'Datenschutz', 'Privacy policy'),
  entry('legal', 'imprint', 'Impressum', 'Imprint'),
].map(({ page, ...rest }) => ({ ...rest, url: alternatePaths(page) }));

/** Headings required by law; texts in brackets are to be filled in. */
export const LEGAL_FRAMES: { kind: TextPageName; title: Localized; headings: Localized[] }[] = [
  {
    kind: 'imprint',
    title: { de: 'Impressum', en: 'Imprint' },
    headings: [
      { de: 'Anbieter und Anschrift', en: 'Provider and address' },
      { de: 'Vertreten durch', en: 'Represented by' },
      { de: 'Kontakt', en: 'Contact' },
      { de: 'Register und Umsatzsteuer-ID', en: 'Register entry and VAT ID' },
      { de: 'Verantwortlich für den Inhalt', en: 'Responsible for the content' },
    ],
  },
  {
    kind: 'privacy',
    title: { de: 'Datenschutz', en: 'Privacy policy' },
    headings: [
      { de: 'Verantwortliche Stelle', en: 'Controller' },
      { de: 'Welche Daten wir verarbeiten, wozu und wie lange', en: 'What we process, why and for how long' },
      { de: 'Wer sie sonst bekommt', en: 'Who else receives them' },
      { de: 'Deine Rechte', en: 'Your rights' },
    ],
  },
  {
    kind: 'terms',
    title: { de: 'Allgemeine Geschäftsbedingungen', en: 'Terms and conditions' },
    headings: [
      { de: 'Kauf von Karten', en: 'Buying tickets' },
      { de: 'Preise und Ermäßigungen', en: 'Prices and concessions' },
      { de: 'Absage und Rückgabe', en: 'Cancellations and returns' },
      { de: 'Hausordnung', en: 'House rules' },
    ],
  },
  {
    kind: 'accessibility',
    title: { de: 'Barrierefreiheit', en: 'Accessibility' },
    headings: [
      { de: 'Stand der Vereinbarkeit', en: 'Compliance status' },
      { de: 'Bekannte Barrieren', en: 'Known barriers' },
      { de: 'Durchsetzungsverfahren', en: 'Enforcement procedure' },
    ],
  },
  {
    kind: 'easyLanguage',
    title: { de: 'Leichte Sprache', en: 'Easy read' },
    headings: [
      { de: 'Das ist unser Haus', en: 'This is our house' },
      { de: 'So kommst du zu uns', en: 'How to get here' },
      { de: 'So bekommst du Karten', en: 'How to get tickets' },
    ],
  },
];
