import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '#app/page-meta.ts';
import { RichText } from '#ui/rich-text.tsx';

/** A page about an account, whose HTML its loader made (`account-page.server.tsx`). */
export function AccountRoute({ loaderData: { html } }: { loaderData: { html: string } }) {
  return <RichText html={{ text: html }} className="account-page short-page" />;
}

/** The head of a page about an account. */
export function accountMeta({
  loaderData,
  matches,
}: {
  loaderData: { meta: { title: string } } | undefined;
  matches: readonly unknown[];
}): MetaDescriptor[] {
  return pageMeta(loaderData?.meta, matches);
}
