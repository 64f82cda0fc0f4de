import type { PageName } from '#features/navigation/index.ts';
import type { Localized } from '#lib/localized.ts';
import type { EventTypeSlug } from './types.ts';

export interface DemoMenuItem {
  area: 'menu' | 'secondary' | 'footer' | 'legal';
  name: Localized;
  /** The calendar, with one type chosen if it is named. */
  calendar?: { type?: EventTypeSlug };
  /** Another page of the site map. */
  page?: PageName;
}

export const navigation: DemoMenuItem[] = [
  { area: 'menu', name: { de: 'Programm', en: 'What’s on' }, calendar: {} },
  { area: 'menu', name: { de: 'Ausstellungen', en: 'Exhibitions' }, calendar: { type: 'exhibition' } },
  { area: 'menu', name: { de: 'Theater', en: 'Theatre' }, calendar: { type: 'theatre' } },
  { area: 'menu', name: { de: 'Werkstatt', en: 'Workshops' }, calendar: { type: 'workshop' } },
  { area: 'menu', name: { de: 'Musik', en: 'Music' }, calendar: { type: 'music' } },
  { area: 'menu', name: { de: 'Schule & Kita', en: 'Schools & nurseries' }, calendar: { type: 'school' } },
  { area: 'footer', name: { de: 'Programm', en: 'What’s on' }, calendar: {} },
  { area: 'footer', name: { de: 'Ausstellungen', en: 'Exhibitions' }, calendar: { type: 'exhibition' } },
  { area: 'footer', name: { de: 'Theater', en: 'Theatre' }, calendar: { type: 'theatre' } },
  {
    area: 'footer',
    name: { de: 'Für Schulen und Kitas', en: 'For schools and nurseries' },
    calendar: { type: 'school' },
  },
  { area: 'legal', name: { de: 'Barrierefreiheit', en: 'Accessibility' }, page: 'accessibility' },
  { area: 'legal', name: { de: 'AGB', en: 'GTC' }, page: 'terms' },
  { area: 'legal', name: { de: 'Datenschutz', en: 'Privacy policy' }, page: 'privacy' },
  { area: 'legal', name: { de: 'Impressum', en: 'Imprint' }, page: 'imprint' },
];
