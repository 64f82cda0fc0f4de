import { staticPart } from '#app/document/static-part.server.tsx';
import { i18nFor } from '#app/i18n.ts';
import type { PageContext } from '#app/page-context.server.ts';
import { alternatePaths, type PageName } from '#features/core/navigation/index.ts';
import { ANSWER_PART, type NewsletterAnswer } from './newsletter-answer.tsx';

/** Links of emails are no longer than this. */
export const TOKEN_AT_MOST = 100;

/** Returns the loader data of such a page: a plain form or a sentence, of which nothing is sent to the browser's scripts. */
export function newsletterAnswer(page: PageContext, name: PageName, { title, screen }: NewsletterAnswer) {
  return {
    html: staticPart(page, ANSWER_PART, screen),
    alternates: alternatePaths(name),
    meta: { title: i18nFor(page.language)._(title), robots: 'noindex' as const },
  };
}
