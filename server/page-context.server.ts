import { createContext, type RouterContextProvider } from 'react-router';
import type { Language } from '#lib/localized.ts';
import type { PageScope } from '#platform/page-cache/page-scope.ts';
import type { Services } from './services.server.ts';

/** What loaders and actions of one request get. */
export interface PageContext {
  services: Services;
  /** The language of the address, or of the visitor where the address has none. */
  language: Language;
  /** Says whether and how long the page may be shared between visitors. */
  scope: PageScope;
  /** The address as visitors see it, scheme and host included. */
  url: URL;
}

export const pageContextKey = createContext<PageContext>();

export function pageContext(context: Readonly<RouterContextProvider>): PageContext {
  return context.get(pageContextKey);
}
