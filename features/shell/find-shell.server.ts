import { findAlerts, findStickyItems } from '#features/alerts/index.server.ts';
import type { Alert, StickyItem } from '#features/alerts/index.ts';
import type { Db } from '#features/database.server.ts';
import { findMenus } from '#features/navigation/index.server.ts';
import type { Menus } from '#features/navigation/index.ts';
import { findHoursToday } from '#features/opening-hours/index.server.ts';
import { type OpeningToday, openingToday, type WeekLine, weekLines } from '#features/opening-hours/index.ts';
import type { Settings } from '#features/settings/index.server.ts';
import { findHouse } from '#features/venues/index.server.ts';
import { type Language, type ShownText, shown } from '#lib/localized.ts';
import type { Clock } from '#platform/clock.ts';
import { footerBlock } from './footer-block.server.ts';

/** Everything around the content of a page. */
export interface Shell {
  menus: Menus;
  opening: OpeningToday;
  week: WeekLine[];
  address: { name: string; street: string; place: string; directions: ShownText } | null;
  menu: Settings['design']['menu'];
  panelSide: Settings['design']['panelSide'];
  /** Where the logo leads, if not to the home page. */
  logoLink: string | null;
  isShopOnline: boolean;
  alert: Alert | null;
  stickyItems: StickyItem[];
  /** The name of the event overlay; `null` when its button is off. */
  overlayTitle: ShownText | null;
  /** Blocks of the footer, free of scripts. */
  footer: Record<'top' | 'bottom' | 'logos', ShownText | null>;
}

/** The shell in one language, and for how many seconds it is right. */
export async function findShell(
  services: { db: Db; clock: Clock },
  settings: Settings,
  language: Language,
): Promise<{ shell: Shell; rightForSeconds: number }> {
  const { db } = services;
  const [menus, hours, house, news, stickyItems] = await Promise.all([
    findMenus(db, language),
    findHoursToday(services),
    findHouse(db),
    findAlerts(services, language),
    findStickyItems(db, language),
  ]);
  const { design, html, isShopOnline } = settings;
  return {
    shell: {
      menus,
      opening: openingToday(hours, language),
      week: weekLines(hours.rules, language),
      address: house && {
        name: shown(house.name, language).text,
        street: house.street,
        place: `${house.postalCode} ${house.city}`,
        directions: shown(house.directions, language),
      },
      menu: design.menu,
      panelSide: design.panelSide,
      logoLink: design.header.logoLink,
      isShopOnline,
      alert: news.alerts[0] ?? null,
      stickyItems,
      overlayTitle: design.flags.stickyOverlayButton
        ? shown(design.stickyOverlayButton.text, language)
        : null,
      footer: {
        top: footerBlock(html.footerTop, language),
        bottom: footerBlock(html.footerBottom, language),
        logos: footerBlock(html.footerLogos, language),
      },
    },
    rightForSeconds: Math.min(hours.rightForSeconds, news.rightForSeconds),
  };
}
