import { documentsTag } from '#features/core/documents/cache-tags.ts';
import { menusTag } from '#features/core/navigation/cache-tags.ts';
import { findMenus } from '#features/core/navigation/index.server.ts';
import type { MenuItem, Menus } from '#features/core/navigation/index.ts';
import { alertsTag } from '#features/core/settings/alerts/cache-tags.ts';
import { settingsTag } from '#features/core/settings/cache-tags.ts';
import { findAlerts, findStickyItems } from '#features/core/settings/index.server.ts';
import type { Alert, Settings, StickyItem } from '#features/core/settings/index.ts';
import type { Db } from '#features/database.server.ts';
import { openingHoursTag } from '#features/programme/opening-hours/cache-tags.ts';
import { findHoursToday, openingToday } from '#features/programme/opening-hours/index.server.ts';
import type { OpeningToday } from '#features/programme/opening-hours/index.ts';
import { venuesTag } from '#features/programme/venues/cache-tags.ts';
import { findMainVenue, toVisit } from '#features/programme/venues/index.server.ts';
import { pagesTag } from '#features/website/pages/cache-tags.ts';
import {
  findCalendarHeadline,
  findMenuPages,
  findUnreadablePaths,
} from '#features/website/pages/index.server.ts';
import { type Language, type ShownText, shown } from '#lib/localized.ts';
import type { Clock } from '#platform/clock.ts';
import type { TaggedCache } from '#platform/events/tagged-cache.server.ts';
import type { Log } from '#platform/log.server.ts';
import type { Footer } from './components/footer-content.tsx';
import { errorPages } from './error-page.server.ts';
import { htmlBlock } from './html-block.server.ts';

/** Everything around the content of a page. */
export interface Shell {
  siteName: string;
  /** Those one can switch between. */
  languages: Language[];
  menus: Pick<Menus, 'menu' | 'secondary'>;
  opening: OpeningToday;
  menu: Settings['design']['menu'];
  panelSide: Settings['design']['panelSide'];
  /** Target of the logo, if not the home page. */
  logoLink: string | null;
  isShopOnline: boolean;
  alert: Alert | null;
  stickyItems: StickyItem[];
  /** Label of the button of the event overlay; `null` when it is off. */
  overlayTitle: ShownText | null;
  /** The headline of the calendar's page, which the overlay takes for its own where there are both. */
  overlayHeadline?: ShownText;
  /** The block of the settings below the header. */
  headerBlock: ShownText | null;
}

export interface FoundShell {
  shell: Shell;
  footer: Footer;
  /** The custom error pages by their status. */
  errorPages: Record<string, ShownText>;
  /** For how many seconds they are right by the clock. */
  freshForSeconds: number;
}

/** Cache tags that the shell depends on. */
export const SHELL_TAGS = [
  settingsTag(),
  menusTag(),
  pagesTag(),
  documentsTag(),
  openingHoursTag(),
  venuesTag(),
  alertsTag(),
];

interface Services {
  db: Db;
  clock: Clock;
  cache: TaggedCache;
  log: Log;
}

/** The shell and its footer in one language: the same object for every page until something of it changes. */
export function findShell(services: Services, settings: Settings, language: Language): Promise<FoundShell> {
  return services.cache.read(
    `shell ${language}`,
    { tags: SHELL_TAGS, freshForSeconds: (found) => found.freshForSeconds },
    () => readShell(services, settings, language),
  );
}

async function readShell(services: Services, settings: Settings, language: Language): Promise<FoundShell> {
  const { db } = services;
  const [menus, pages, unreadable, hours, about, news, stickyItems, overlayHeadline] = await Promise.all([
    findMenus(db, language),
    findMenuPages(services, language),
    findUnreadablePaths(services, language),
    findHoursToday(services),
    findMainVenue(db),
    findAlerts(services, language),
    findStickyItems(db, language),
    findCalendarHeadline(services, language),
  ]);
  const { siteName, languages, design, html, isShopOnline } = settings;
  const readable = (items: MenuItem[]) => withoutPaths(items, unreadable);
  return {
    shell: {
      siteName,
      languages,
      menus: { menu: [...readable(menus.menu), ...pages.menu], secondary: readable(menus.secondary) },
      opening: openingToday(hours, language),
      menu: design.menu,
      panelSide: design.panelSide,
      logoLink: design.header.logoLink,
      isShopOnline,
      alert: news.alerts[0] ?? null,
      stickyItems,
      overlayTitle: design.flags.stickyOverlayButton
        ? shown(design.stickyOverlayButton.text, language)
        : null,
      ...(overlayHeadline && design.flags.stickyOverlayButton ? { overlayHeadline } : {}),
      headerBlock: htmlBlock(html.header, language),
    },
    footer: {
      siteName,
      visit: toVisit(about, hours, language),
      about: [...readable(menus.footer), ...pages.footer],
      legal: readable(menus.legal),
      socialLinks: settings.socialLinks,
      logos: settings.footerLogos.map(({ imageUrl, text }) => ({
        imageUrl,
        text: shown(text, language),
      })),
      blocks: {
        top: htmlBlock(html.footerTop, language),
        bottom: htmlBlock(html.footerBottom, language),
        logos: htmlBlock(html.footerLogos, language),
      },
    },
    errorPages: errorPages(design.errors, language),
    freshForSeconds: Math.min(hours.freshForSeconds, news.freshForSeconds, pages.freshForSeconds),
  };
}

/** Entries of a menu, without those that lead to these paths. */
function withoutPaths(items: MenuItem[], paths: ReadonlySet<string>): MenuItem[] {
  return items
    .filter(({ url }) => !paths.has(url))
    .map(({ children, ...item }) => (children ? { ...item, children: withoutPaths(children, paths) } : item));
}
