import { Hono } from 'hono';
import { z } from 'zod';
import type { Db } from '#features/database.server.ts';
import { type Language, type Localized, shown } from '#lib/localized.ts';
import { textsJson } from '#lib/texts-json.ts';
import { json } from '#platform/http/answer.server.ts';
import { fallback } from '#platform/http/answer-shapes.server.ts';
import { callsOn } from '#platform/http/declare-call.server.ts';
import { anyone } from '#platform/http/inputs.server.ts';
import type { StickyItem } from './alerts/alert.ts';
import { findStickyItems } from './alerts/store.server.ts';
import { findSettings } from './find-settings.server.ts';
import type { DesignSettings, Settings } from './settings.ts';
import { findLocales } from './store.server.ts';

const text = z.string();
const code = z.strictObject({ code: text, fallback });

const shownSettings = z.strictObject({
  site_name: text,
  is_site_online: z.boolean(),
  is_shop_online: z.boolean(),
  social_links: z.array(z.strictObject({ name: text, url: text })),
  footer_logos: z.array(z.strictObject({ image: text, text, fallback })),
  /** The path of the page that says what tickets cost. */
  price_page: text.nullable(),
  html_header: code,
  html_footer_top: code,
  html_footer_bottom: code,
  html_footer_logos: code,
  design: z.looseObject({}),
  locales: z.array(z.strictObject({ code: text, name: text, readName: text })),
  sticky_items: z.array(z.strictObject({ text, link: text, url: text, fallback })),
});

/** `GET /settings` of the page editor's API, bare and per language (docs/product/api.md#page-editor). */
export function settingsApi({ db }: { db: Db }) {
  const app = new Hono<{ Variables: { language: Language } }>({ strict: false });
  const call = callsOn(app, { group: 'Page editor', caller: anyone });
  call(
    'GET /settings/',
    {
      summary: 'The settings of the site that everybody may see.',
      answer: json('The settings.', z.strictObject({ status: z.literal(200), data: shownSettings })),
    },
    async (c) => {
      const language = c.get('language');
      const settings = await findSettings(db);
      return {
        status: 200 as const,
        data: {
          ...settingsJson(settings, language),
          locales: await findLocales(db),
          sticky_items: (await findStickyItems(db, language)).map(stickyItemJson),
        },
      };
    },
  );
  return app;
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
