import type { PageName, PageParams } from '#features/core/navigation/index.ts';
import type { Localized } from '#lib/localized.ts';
import type { EventTypeSlug } from './types.ts';

export interface DemoMenuItem {
  area: 'menu' | 'secondary' | 'footer' | 'legal';
  name: Localized;
  /** The calendar, with one type chosen if it is named. */
  calendar?: { type?: EventTypeSlug };
  /** Another page of the site map. */
  page?: PageName;
  params?: PageParams;
  /** A place of that page. */
  hash?: string;
  /** The path of a page of the site's own making. */
  path?: Localized;
  /** An address elsewhere. */
  url?: string;
  /** Menu items below it. */
  children?: Omit<DemoMenuItem, 'area' | 'children'>[];
  hasTabNavigation?: true;
}

/** The venue itself: the first venue of an empty database. */
const venueItem = { page: 'venue', params: { slug: 'buntspecht', id: 1 } } as const;

export const navigation: DemoMenuItem[] = [
  {
    area: 'menu',
    name: { de: 'Programm', en: 'What’s on' },
    calendar: {},
    children: [
      { name: { de: 'Kalender', en: 'Calendar' }, calendar: {} },
      { name: { de: 'Stücke und Ausstellungen', en: 'Plays and exhibitions' }, page: 'productions' },
      { name: { de: 'Reihen', en: 'Series' }, page: 'seriesList' },
      { name: { de: 'Konzerte', en: 'Concerts' }, calendar: { type: 'music' } },
    ],
  },
  { area: 'menu', name: { de: 'Ausstellungen', en: 'Exhibitions' }, calendar: { type: 'exhibition' } },
  { area: 'menu', name: { de: 'Theater', en: 'Theatre' }, calendar: { type: 'theatre' } },
  { area: 'menu', name: { de: 'Werkstatt', en: 'Workshops' }, calendar: { type: 'workshop' } },
  { area: 'menu', name: { de: 'Schule & Kita', en: 'Schools & nurseries' }, calendar: { type: 'school' } },
  {
    area: 'menu',
    name: { de: 'Haus', en: 'The house' },
    page: 'ensemble',
    hasTabNavigation: true,
    children: [
      { name: { de: 'Ensemble', en: 'Ensemble' }, page: 'ensemble' },
      { name: { de: 'Besuch', en: 'Your visit' }, ...venueItem },
      { name: { de: 'Barrierefreiheit', en: 'Accessibility' }, page: 'accessibility' },
      { name: { de: 'Magazin', en: 'Magazine' }, page: 'magazine' },
    ],
  },
  {
    area: 'secondary',
    name: { de: 'Alle Öffnungszeiten', en: 'All opening hours' },
    ...venueItem,
    hash: 'opening-hours',
  },
  { area: 'secondary', name: { de: 'Leichte Sprache', en: 'Easy read' }, page: 'easyLanguage' },
  { area: 'footer', name: { de: 'Programm', en: 'What’s on' }, calendar: {} },
  {
    area: 'footer',
    name: { de: 'Für Schulen und Kitas', en: 'For schools and nurseries' },
    path: { de: '/de/schule-und-kita', en: '/en/schools' },
  },
  { area: 'footer', name: { de: 'Produktionen', en: 'Productions' }, page: 'productions' },
  { area: 'footer', name: { de: 'Reihen', en: 'Series' }, page: 'seriesList' },
  { area: 'footer', name: { de: 'Ensemble', en: 'Ensemble' }, page: 'ensemble' },
  {
    area: 'footer',
    name: { de: 'Besuch', en: 'Your visit' },
    path: { de: '/de/besuch', en: '/en/visit' },
  },
  {
    area: 'footer',
    name: { de: 'Gutschein verschenken', en: 'Give a voucher away' },
    path: { de: '/webshop/gift-voucher?lang=de', en: '/webshop/gift-voucher?lang=en' },
  },
  {
    area: 'footer',
    name: { de: 'Abonnements', en: 'Passes' },
    path: { de: '/webshop/passes?lang=de', en: '/webshop/passes?lang=en' },
  },
  {
    area: 'footer',
    name: { de: 'Post vom Specht', en: 'Mail from the woodpecker' },
    page: 'newsletter',
  },
  { area: 'legal', name: { de: 'Barrierefreiheit', en: 'Accessibility' }, page: 'accessibility' },
  { area: 'legal', name: { de: 'AGB', en: 'GTC' }, page: 'terms' },
  { area: 'legal', name: { de: 'Datenschutz', en: 'Privacy policy' }, page: 'privacy' },
  { area: 'legal', name: { de: 'Impressum', en: 'Imprint' }, page: 'imprint' },
  {
    area: 'legal',
    name: { de: 'Hinweisgeberschutzgesetz', en: 'Whistleblower Protection Act' },
    url: 'https://hinweise.auental.example/buntspecht',
  },
];
