import { staticPart } from '#app/document/static-part.server.tsx';
import type { PageContext } from '#app/page-context.server.ts';
import { alternatePaths, type PageName } from '#features/core/navigation/index.ts';
import { i18nFor } from '#lib/i18n.ts';
import { type NewsletterResult, RESULT_PART } from './newsletter-result.tsx';

/** Links of emails are no longer than this. */
export const MAX_TOKEN_LENGTH = 100;

/** Returns the loader data of such a page: a plain form or a sentence, of which nothing is sent to the browser's scripts. */
export function newsletterResult(page: PageContext, name: PageName, { title, screen }: NewsletterResult) {
  return {
    html: staticPart(page, RESULT_PART, screen),
    alternates: alternatePaths(name),
    meta: { title: i18nFor(page.language)._(title), robots: 'noindex' as const },
  };
}
