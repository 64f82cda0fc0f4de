import type { MetaDescriptor } from 'react-router';

/** What a page says of itself in its head. */
export interface PageMeta {
  title: string;
  description?: string;
}

/** The head of a page: the title after the template `%s | {site name}` (specification, section 1). The root knows the name. */
export function pageMeta(meta: PageMeta | undefined, matches: readonly unknown[]): MetaDescriptor[] {
  const [root] = matches as [{ loaderData?: { siteName?: string } }?];
  const title = { title: [meta?.title, root?.loaderData?.siteName].filter(Boolean).join(' | ') };
  return meta?.description ? [title, { name: 'description', content: meta.description }] : [title];
}
