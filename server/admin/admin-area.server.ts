import { type Context, Hono } from 'hono';
import { can, type WithPrincipal } from '#features/core/access/index.server.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import { findSettings } from '#features/core/settings/index.server.ts';
import type { Language } from '#lib/localized.ts';
import { contentSecurityPolicy } from '#platform/http/security-headers.server.ts';
import { refusedPage } from '../pages/status-page.ts';
import type { Services } from '../services/services.server.ts';
import { languageOfAddress, preferredLanguage } from '../site/language.ts';
import { resolveAdminAlias } from './admin-aliases.ts';
import { adminDocument } from './admin-document.server.ts';
import { adminFieldLimits } from './field-limits.server.ts';

/**
 * `/admin/*`: the document of the admin area, by permission (docs/product/admin.md). Without a session the user signs in
 * first and returns; others get 403.
 */
export function adminArea(
  { db, ids }: Services,
  { stylesheets, isDevelopment }: { stylesheets: string[]; isDevelopment: boolean },
) {
  const app = new Hono<WithPrincipal>({ strict: false });
  app.get('/admin', answer);
  app.get('/admin/*', answer);

  async function answer(c: Context<WithPrincipal>): Promise<Response> {
    const url = new URL(c.req.url);
    const settings = await findSettings(db);
    const language = languageFor(c, url, settings.languages);
    const principal = await c.get('principal')();
    c.header('cache-control', 'private, no-store');
    if (!principal) {
      const next = url.pathname + url.search;
      return c.redirect(`${pathTo('signIn', language)}?${new URLSearchParams({ next })}`);
    }
    if (principal.withheldRole) {
      const next = url.pathname + url.search;
      return c.redirect(`${pathTo('twoFactor', language)}?${new URLSearchParams({ next })}`);
    }
    if (!can(principal, 'enter-admin')) return c.html(refusedPage(403, language, stylesheets), 403);
    const aliased = resolveAdminAlias(url.pathname);
    if (aliased) return c.redirect(inLanguageOf(url, aliased));
    const nonce = ids.token();
    const html = adminDocument(language, nonce, {
      ...settings,
      isDevelopment,
      fieldLimits: adminFieldLimits(),
    });
    if (html === null) return c.text('The admin area has not been built: npm run build', 503);
    c.header('content-security-policy', contentSecurityPolicy({ 'style-src': [`'nonce-${nonce}'`] }));
    return c.html(html);
  }
  return app;
}

/** The same page in the language that was asked for, if any was. */
function inLanguageOf(url: URL, path: string): string {
  const language = languageOfAddress(url);
  return language ? `${path}?${new URLSearchParams({ lang: language })}` : path;
}

function languageFor(c: Context, url: URL, languages: Language[]): Language {
  return languageOfAddress(url) ?? preferredLanguage(c.req.header('accept-language'), languages);
}
