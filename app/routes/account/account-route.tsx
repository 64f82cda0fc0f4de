import { useEffect } from 'react';
import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '#app/page-meta.ts';
import { watchPasskeys } from '#features/people/accounts/index.ts';
import { StaticPart } from '#ui/static-part.tsx';

/** The name of a page about an account among the parts of a page. */
export const ACCOUNT_PART = 'account';

/** A page about an account, which its loader made (`account-page.server.tsx`). */
export function AccountRoute({ loaderData: { html } }: { loaderData: { html: string | null } }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part is looked at again
  useEffect(() => watchPasskeys(document), [html]);
  return <StaticPart name={ACCOUNT_PART} html={html} className="account-page short-page" />;
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
