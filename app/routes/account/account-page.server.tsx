import type { MessageDescriptor } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { i18nFor } from '#app/i18n.ts';
import { alternatePaths, type PageName } from '#features/navigation/index.ts';
import type { Language } from '#lib/localized.ts';

/**
 * What the loader of a page about an account gives. Its forms are plain ones and nothing of it changes in a browser, so it
 * comes as HTML, like the footer (decision 0014): neither its code nor its texts go there.
 */
export function accountPage(
  language: Language,
  { name, title, screen }: { name: PageName; title: MessageDescriptor; screen: ReactElement },
) {
  const i18n = i18nFor(language);
  return {
    html: renderToStaticMarkup(<I18nProvider i18n={i18n}>{screen}</I18nProvider>),
    alternates: alternatePaths(name),
    // Search engines have no business there.
    meta: { title: i18n._(title), robots: 'noindex' as const },
  };
}
