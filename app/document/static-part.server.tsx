import { I18nProvider } from '@lingui/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { pagePath } from '#app/address-rules.ts';
import { i18nFor } from '#app/i18n.ts';
import type { PageContext } from '#app/page-context.server.ts';

/**
 * Prepares what `StaticPart` shows (docs/decisions/0027); a loader returns the result as the part's `html`. In a document the
 * part is rendered with the page; a browser that goes on to the next page gets it as HTML.
 * @param name of the part, one per page
 */
export function staticPart(page: PageContext, name: string, content: ReactElement): string | null {
  if (!pagePath(page.url.pathname).isDocument)
    return renderToString(<I18nProvider i18n={i18nFor(page.language)}>{content}</I18nProvider>);
  page.staticParts.set(name, content);
  return null;
}
