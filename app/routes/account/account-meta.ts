import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '#app/page-meta.ts';

/** The head of a page about an account: search engines have no business there. */
export function accountMeta(
  loaderData: { meta: { title: string } } | undefined,
  matches: readonly unknown[],
): MetaDescriptor[] {
  return [...pageMeta(loaderData?.meta, matches), { name: 'robots', content: 'noindex' }];
}
