import { type ComponentType, lazy } from 'react';
import type { ResourceName } from './resource-map.ts';

interface Screens {
  list: ComponentType;
  edit?: ComponentType;
  create?: ComponentType;
}

/** Exports of a resource's screens file; it is loaded when the first of its screens is opened. */
interface ScreensFile {
  screens: { List: ComponentType; Form: ComponentType; New: ComponentType };
}

function screensOf(load: () => Promise<ScreensFile>): Screens {
  const one = (name: keyof ScreensFile['screens']) =>
    lazy(async () => ({ default: (await load()).screens[name] }));
  return { list: one('List'), edit: one('Form'), create: one('New') };
}

/** Read-only resources have a list alone. */
function listOf(load: () => Promise<{ List: ComponentType }>): Screens {
  return { list: lazy(async () => ({ default: (await load()).List })) };
}

const options = screensOf(() => import('./options.tsx'));

/** Screens of the resources with endpoints outside the generic calls (resource-map.ts). */
export const OWN_SCREENS = {
  emails: { list: lazy(async () => ({ default: (await import('../operation/emails.tsx')).List })) },
  jobs: { list: lazy(async () => ({ default: (await import('../operation/jobs.tsx')).List })) },
  audit: { list: lazy(async () => ({ default: (await import('../operation/audit.tsx')).List })) },
  archive: {
    list: lazy(async () => ({ default: (await import('../screens/venue-archive.tsx')).VenueArchive })),
  },
  settings: { edit: lazy(async () => ({ default: (await import('./settings.tsx')).screens.Form })) },
  menus: {
    list: lazy(async () => ({ default: (await import('../menus/menus.tsx')).screens.List })),
    edit: lazy(async () => ({ default: (await import('../menus/menus.tsx')).screens.Form })),
  },
};

export const SCREENS: Record<ResourceName, Screens> = {
  events: screensOf(() => import('./events.tsx')),
  productions: screensOf(() => import('./productions/productions.tsx')),
  series: screensOf(() => import('./series.tsx')),
  persons: screensOf(() => import('./persons.tsx')),
  venues: screensOf(() => import('./venues.tsx')),
  rooms: screensOf(() => import('./rooms.tsx')),
  'opening-hours': screensOf(() => import('./opening-hours.tsx')),
  'opening-hours-exceptions': screensOf(() => import('./opening-hours-exceptions.tsx')),
  'price-lists': screensOf(() => import('./price-lists.tsx')),
  coupons: screensOf(() => import('./coupons.tsx')),
  'gift-vouchers': screensOf(() => import('./gift-vouchers.tsx')),
  'pass-kinds': screensOf(() => import('./pass-kinds.tsx')),
  questions: screensOf(() => import('./questions.tsx')),
  articles: screensOf(() => import('./articles.tsx')),
  'article-categories': screensOf(() => import('./article-categories.tsx')),
  'article-tags': screensOf(() => import('./article-tags.tsx')),
  'breaking-news': screensOf(() => import('./breaking-news.tsx')),
  'sticky-items': screensOf(() => import('./sticky-items.tsx')),
  forms: screensOf(() => import('./forms/forms.tsx')),
  redirects: screensOf(() => import('./redirects.tsx')),
  teasers: screensOf(() => import('./teasers.tsx')),
  html: screensOf(() => import('./html-files.tsx')),
  'newsletter-subscriptions': listOf(() => import('./newsletter-subscriptions.tsx')),
  accounts: screensOf(() => import('./accounts.tsx')),
  seasons: screensOf(() => import('./seasons.tsx')),
  genres: options,
  'exhibition-types': options,
  'event-tags': options,
  'production-tags': options,
  'person-categories': screensOf(() => import('./person-categories.tsx')),
  'search-synonyms': screensOf(() => import('./search-synonyms.tsx')),
};
