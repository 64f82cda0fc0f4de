import type { MetaDescriptor } from 'react-router';

export const SITE_NAME = 'Buntspecht';

/** What a page says of itself in its head. */
export interface PageMeta {
  title: string;
  description?: string;
}

/** The head of a page: the title after the template `%s | {product}` (specification, section 1). */
export function pageMeta(meta: PageMeta | undefined): MetaDescriptor[] {
  if (!meta) return [{ title: SITE_NAME }];
  const title = { title: `${meta.title} | ${SITE_NAME}` };
  return meta.description ? [title, { name: 'description', content: meta.description }] : [title];
}
