import { type ComponentProps, type ReactElement, use } from 'react';
import { InStaticPart } from './in-static-part.ts';
import { PageRenderingContext } from './page-rendering.ts';

type Inside = 'aside' | 'div' | 'header' | 'li' | 'nav' | 'noscript' | 'ol' | 'section' | 'ul';

/**
 * An element whose content is the same on many pages (docs/decisions/0034). The server renders it once and caches the HTML;
 * a browser hydrates it as any other.
 * @param children one component over plain data, whose props are all its dependencies, the address included. Its ids are its
 * own (no `useId`), its texts are not rich ones.
 * @param cacheKey that data, where the props of the component hold more; a part that belongs to one page is recognised by
 * its key, so one component may show both
 */
export function CachedFragment<E extends Inside = 'div'>({
  as,
  children,
  cacheKey,
  ...rest
}: { as?: E; children: ReactElement; cacheKey?: object } & Omit<ComponentProps<E>, 'as' | 'children'>) {
  const Element: Inside = as ?? 'div';
  const rendering = use(PageRenderingContext);
  const isStatic = use(InStaticPart);
  const html = import.meta.env.SSR ? rendering?.cachedHtml(children, { isStatic, cacheKey }) : null;
  return typeof html === 'string' ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own components on the server
    <Element {...(rest as object)} dangerouslySetInnerHTML={{ __html: html }} />
  ) : (
    <Element {...(rest as object)}>{children}</Element>
  );
}
