import type { ReactNode } from 'react';
import { createContext, type RouterContextProvider } from 'react-router';
import type { Principal } from '#features/core/access/index.server.ts';
import type { Settings } from '#features/core/settings/index.ts';
import type { Language } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { PageScope } from '#platform/page-cache/page-scope.ts';
import type { Services } from '#server/services/services.server.ts';
import type { AddressRedirect } from './address-rules.ts';

export interface PageHead {
  /** Entities in the vocabulary of schema.org. */
  structuredData: object[];
  /** Path of the picture beside a shared link; `null` for that of the venue. */
  sharePicture: string | null;
  /** Path of the feed of this page, before that of the calendar; `null` where there is none. */
  feed: string | null;
  /** Open Graph texts of a shared link where they differ from the page's own metadata (`PageMeta`). */
  openGraph: { title?: string; description?: string; type?: string; picture?: string };
}

/** Preview of a page in a frame of the editor: its state, and its moment. */
export interface FramedView {
  state: 'draft' | 'published';
  /** `null`: now. */
  at: Instant | null;
}

/** Context for the loaders and actions of one request. */
export interface PageContext {
  services: Services;
  /** The language of the address, or of the visitor where the address has none. */
  language: Language;
  /** Says whether and how long the page may be shared between visitors. */
  scope: PageScope;
  /** The address as visitors see it, scheme and host included. */
  url: URL;
  /** Head of the page for search engines and social networks. Its loaders add to it; it costs the browser nothing. */
  head: PageHead;
  /** Parts of the page without behaviour, by name: loaders prepare them (`staticPart`), the page renders them. */
  staticParts: Map<string, ReactNode>;
  /** The rendered document; the router's response, a stream to be read back, is without a body. */
  document: Uint8Array<ArrayBuffer> | null;
  /** The settings of the site, read once per request. Their readers depend on the tag `settings`. */
  settings: Settings;
  /**
   * Returns the signed-in principal, `null` for anonymous visitors. A page that calls it is not shared when somebody
   * is signed in.
   */
  principal(): Promise<Principal | null>;
  /** Returns the staff member working on the page: the principal where the page is made for one person anyway, else `null`. */
  staff(): Promise<Principal | null>;
  /** Of a page in a frame of the editor; `null` for all others, whatever their address says. */
  framed: FramedView | null;
  /** Subject of rate limits; never stored. */
  clientIp: string;
  /** Redirects for the requested address, which is hidden from loaders because their pages may be shared. */
  address: {
    redirectBefore(): Promise<AddressRedirect | null>;
    redirectAfterMissing(): Promise<AddressRedirect | null>;
  };
}

export const pageContextKey = createContext<PageContext>();

export function pageContext(context: Readonly<RouterContextProvider>): PageContext {
  return context.get(pageContextKey);
}
