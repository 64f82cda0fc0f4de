import { hash } from 'node:crypto';
import { I18nProvider } from '@lingui/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { PageContext } from '#app/page-context.server.ts';
import { PricePage } from '#features/box-office/booking/index.ts';
import { BytesBoundMap } from '#lib/bytes-bound-map.ts';
import { i18nFor } from '#lib/i18n.ts';
import { type Language, shown } from '#lib/localized.ts';
import type { SiteFormats } from '#lib/site-formats.ts';
import { CachedFragment } from '#ui/cached-fragment.tsx';
import { InStaticPart } from '#ui/in-static-part.ts';
import { type CachedFragmentFacts, type PageRendering, PageRenderingContext } from '#ui/page-rendering.ts';
import { componentText } from './component-text.server.ts';

/** Values components read from their context, besides their own data. */
export interface FragmentContext {
  language: Language;
  formats: SiteFormats;
  pricePage: string | null;
}

/** Part of the page context used here. */
type Page = Pick<PageContext, 'scope' | 'language' | 'settings'>;

/** About a thousand fragments of 2 KB, with their keys. */
const MAX_BYTES = 6 * 1024 * 1024;

/** Markup that belongs to one page alone: an id counted by React, a suspended part, a picture requested by the head. */
const OF_ONE_PAGE = /_R_|<!--\$|<link /;

/**
 * Content-addressed fragment cache: HTML of parts that many pages share, keyed by the component, its data and its context. A
 * changed part has another key, so nothing has to be invalidated.
 */
export class FragmentCache {
  readonly #cached: BytesBoundMap<string | null>;
  /** Fragments that belong to a single page: mostly large ones, which need not be serialized again. */
  readonly #ofPages = new WeakSet<object>();

  constructor(bytesAtMost = MAX_BYTES) {
    this.#cached = new BytesBoundMap(bytesAtMost);
  }

  /** Memory the parts take. */
  get bytes(): number {
    return this.#cached.bytes;
  }

  /** The parts of a page whose loaders let it be shared; a page about somebody takes none and leaves none. */
  forPage({ scope, language, settings: { design, pricePage } }: Page): PageRendering['cachedHtml'] {
    if (scope.sharing === null) return () => null;
    const fragmentContext = {
      language,
      formats: design.parsers,
      pricePage: pricePage && shown(pricePage, language).text,
    };
    return (content, part) => this.of(content, fragmentContext, part);
  }

  /** The HTML of a part; `null` where it has to be rendered with its page. */
  of(
    content: ReactElement,
    fragmentContext: FragmentContext,
    { isStatic = false, cacheKey }: CachedFragmentFacts = {},
  ): string | null {
    const component = content.type as object;
    // It keeps its inside itself.
    if (component === CachedFragment) return null;
    // A component that declares its data may be page-specific with some of that data only.
    const isOfPages = isStatic && !cacheKey && this.#ofPages.has(component);
    const text = isOfPages ? null : componentText(content, cacheKey);
    if (text === null) return null;
    const key = `${isStatic} ${digestOf(fragmentContext)} ${text}`;
    const known = this.#cached.get(key);
    if (known !== undefined) return known;
    const html = renderPart(content, fragmentContext, isStatic, (within, part) =>
      this.of(within, fragmentContext, part),
    );
    if (html === null && !cacheKey) this.#ofPages.add(component);
    this.#cached.set(key, html, 2 * (html?.length ?? 0));
    return html;
  }
}

const digests = new WeakMap<FragmentContext, string>();

/** Returns the digest of the surroundings for the cache keys of a page's fragments, computed once for all of them. */
function digestOf(fragmentContext: FragmentContext): string {
  const known = digests.get(fragmentContext);
  if (known !== undefined) return known;
  const digest = hash('sha256', JSON.stringify(fragmentContext), 'base64');
  digests.set(fragmentContext, digest);
  return digest;
}

function renderPart(
  content: ReactElement,
  { language, pricePage }: FragmentContext,
  isStatic: boolean,
  cachedHtml: PageRendering['cachedHtml'],
): string | null {
  let isOfPage = false;
  // Marks a part as page-specific: anything it reports to its page would be lost on a cache hit.
  const markPageSpecific = () => {
    isOfPage = true;
    return undefined;
  };
  const rendering: PageRendering = {
    staticParts: new Map(),
    allowScript: markPageSpecific,
    numberRichText: markPageSpecific,
    cachedHtml,
  };
  const html = renderToString(
    <PageRenderingContext value={rendering}>
      <I18nProvider i18n={i18nFor(language)}>
        <PricePage value={pricePage}>
          <InStaticPart value={isStatic}>{content}</InStaticPart>
        </PricePage>
      </I18nProvider>
    </PageRenderingContext>,
  );
  return isOfPage || OF_ONE_PAGE.test(html) ? null : html;
}
