import { createContext, type ReactElement, type ReactNode } from 'react';

/** Data that components exchange with the server while it renders a page. */
export interface PageRendering {
  /** Allows an inline script of ours. The page's policy refuses every other one. */
  allowScript(code: string): void;
  /** Numbers a rich text, so that the page's data can refer to it; `undefined` where that would save nothing. */
  numberRichText(html: string): number | undefined;
  /** Content the loaders prepared for `StaticPart`, by its name: elements, or a text that is HTML. */
  staticParts: ReadonlyMap<string, ReactNode>;
  /**
   * The HTML of one component over plain data, from memory where it was rendered before; `null` where it has to be
   * rendered with the page.
   */
  cachedHtml(content: ReactElement, part?: CachedFragmentFacts): string | null;
}

/** Facts about a part that may be cached. */
export interface CachedFragmentFacts {
  /** It never becomes alive. */
  isStatic?: boolean;
  /** All its dependencies as plain data, where the props of its component are not that. */
  cacheKey?: object | undefined;
}

/** `null` in a browser. */
export const PageRenderingContext = createContext<PageRendering | null>(null);
