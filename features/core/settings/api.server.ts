import { Hono } from 'hono';
import type { Db } from '#features/database.server.ts';
import { type Language, type Localized, shown } from '#lib/localized.ts';
import { textsJson } from '#lib/texts-json.ts';
import type { StickyItem } from './alerts/alert.ts';
import { findStickyItems } from './alerts/store.server.ts';
import { findSettings } from './find-settings.server.ts';
import type { DesignSettings, Locale, Settings } from './settings.ts';
import { findLocales } from './store.server.ts';

/** `GET /settings` of the page editor's API, bare and per language (docs/product/api.md#page-editor). */
export function settingsApi({ db }: { db: Db }) {
  return new Hono<{ Variables: { language: Language } }>({ strict: false }).get('/settings', async (c) => {
    const language = c.get('language');
    const settings = await findSettings(db);
    const data = {
      ...settingsJson(settings, language),
      locales: await findLocales(db),
      sticky_items: (await findStickyItems(db, language)).map(stickyItemJson),
    } satisfies ReturnType<typeof settingsJson> & { locales: Locale[]; sticky_items: object[] };
    return c.json({ status: 200, data });
  });
}

function settingsJson({ html, design, ...settings }: Settings, language: Language) {
  const { pricePage } = settings;
  return {
    site_name: settings.siteName,
    is_site_online: settings.isSiteOnline,
    is_shop_online: settings.isShopOnline,
    social_links: settings.socialLinks,
    footer_logos: settings.footerLogos.map(({ imageUrl, text }) => ({
      image: imageUrl,
      ...textsJson({ text: shown(text, language) }),
    })),
    price_page: pricePage && shown(pricePage, language).text,
    html_header: codeOf(html.header, language),
    html_footer_top: codeOf(html.footerTop, language),
    html_footer_bottom: codeOf(html.footerBottom, language),
    html_footer_logos: codeOf(html.footerLogos, language),
    design: designJson(design, language),
  };
}

function designJson(design: DesignSettings, language: Language) {
  return {
    menu: design.menu,
    panelSide: design.panelSide,
    header: design.header,
    errors: textsJson(
      Object.fromEntries(
        Object.entries(design.errors).map(([status, html]) => [status, shown(html, language)]),
      ),
    ),
    cookies: design.cookies,
    stickyOverlayButton: textsJson({ text: shown(design.stickyOverlayButton.text, language) }),
    parsers: design.parsers,
    flags: design.flags,
  };
}

function codeOf(html: Localized | null, language: Language) {
  return textsJson({ code: html === null ? { text: '' } : shown(html, language) });
}

function stickyItemJson({ text, lang, link, url }: StickyItem) {
  return { ...textsJson({ text: { text, ...(lang ? { lang } : {}) } }), link, url };
}
