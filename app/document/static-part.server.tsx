import { I18nProvider } from '@lingui/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { pagePath } from '#app/address-rules.ts';
import type { PageContext } from '#app/page-context.server.ts';
import { PricePage } from '#features/box-office/booking/index.ts';
import { i18nFor } from '#lib/i18n.ts';
import { type Language, shown } from '#lib/localized.ts';
import { InStaticPart } from '#ui/in-static-part.ts';

/**
 * Prepares the contents of `StaticPart` (docs/decisions/0027); a loader returns the result as the part's `html`. In a
 * document the part is rendered with the page; a client navigation gets it as HTML.
 * @param name of the part, one per page
 * @param content its elements, or its cached HTML (`renderStatic`)
 */
export function staticPart(page: PageContext, name: string, content: ReactElement | string): string | null {
  if (!pagePath(page.url.pathname).isDocument)
    return typeof content === 'string' ? content : renderStatic(inPage(content, page), page.language);
  page.staticParts.set(name, content);
  return null;
}

/**
 * Prepares the parts of one page: see `staticPart`.
 * @param group what their names begin with: `hero` of the group `event` is shown as `event-hero`
 */
export function staticParts<N extends string>(
  page: PageContext,
  group: string,
  contents: Record<N, ReactElement>,
): Record<N, string | null> {
  const parts = Object.entries<ReactElement>(contents).map(([name, content]) => [
    name,
    staticPart(page, `${group}-${name}`, content),
  ]);
  return Object.fromEntries(parts) as Record<N, string | null>;
}

/** Wraps content in the context the root puts around every page. */
function inPage(content: ReactElement, { settings: { pricePage }, language }: PageContext) {
  return <PricePage value={pricePage && shown(pricePage, language).text}>{content}</PricePage>;
}

/** The HTML of elements that do nothing in a browser. */
export function renderStatic(content: ReactElement, language: Language): string {
  return renderToString(
    <I18nProvider i18n={i18nFor(language)}>
      <InStaticPart value={true}>{content}</InStaticPart>
    </I18nProvider>,
  );
}

const htmlOf = new WeakMap<object, string>();

/** HTML rendered from `facts`, cached for the life of that object. */
export function cachedHtml(facts: object, render: () => string): string {
  const cached = htmlOf.get(facts);
  if (cached !== undefined) return cached;
  const html = render();
  htmlOf.set(facts, html);
  return html;
}
