import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '#app/page-meta.ts';
import { StaticPart } from '#ui/static-part.tsx';

/** The name of a room of the hub among the parts of a page. */
export const HUB_PART = 'hub';

/** A room of the hub, which its loader made (`hub-page.server.tsx`). */
export function HubRoute({ loaderData: { html } }: { loaderData: { html: string | null } }) {
  return <StaticPart name={HUB_PART} html={html} />;
}

/** The head of a room of the hub. */
export function hubMeta({
  loaderData,
  matches,
}: {
  loaderData: { meta: { title: string } } | undefined;
  matches: readonly unknown[];
}): MetaDescriptor[] {
  return pageMeta(loaderData?.meta, matches);
}
