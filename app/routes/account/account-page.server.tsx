import type { MessageDescriptor } from '@lingui/core';
import type { ReactElement } from 'react';
import type { RouterContextProvider } from 'react-router';
import { staticPart } from '#app/document/static-part.server.tsx';
import { formTitle } from '#app/form-outcome.server.ts';
import { pageContext } from '#app/page-context.server.ts';
import { alternatePaths, type PageName } from '#features/core/navigation/index.ts';
import { ACCOUNT_PART } from './account-route.tsx';

/**
 * Returns the loader data of an account page. Its forms are plain ones and nothing of it changes in a browser
 * (docs/decisions/0027): neither its code nor its texts are sent there.
 */
export function accountPage(
  context: Readonly<RouterContextProvider>,
  { name, title, screen }: { name: PageName; title: MessageDescriptor; screen: ReactElement },
) {
  const page = pageContext(context);
  return {
    html: staticPart(page, ACCOUNT_PART, screen),
    alternates: alternatePaths(name),
    // Search engines have no business there.
    meta: { title: formTitle(context, page.language, title), robots: 'noindex' as const },
  };
}
