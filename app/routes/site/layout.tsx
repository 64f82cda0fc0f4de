import { Outlet, useMatches } from 'react-router';
import type { PageHandle } from '#app/page-handle.ts';
import { useShell } from '#app/routes/use-shell.ts';
import { alternatePaths } from '#features/core/navigation/index.ts';
import { type PageInShell, SiteFrame } from '#features/website/shell/index.ts';
import { StaticPart } from '#ui/static-part.tsx';

/** The layout of the site's pages (docs/product/pages.md#layouts). */
export default function SiteLayout() {
  const surroundingShell = useShell();
  const shown = useMatches().at(-1);
  if (!surroundingShell) return <Outlet />;
  // Values every page may declare. For languages the page is not available in, the language switch links to the home
  // page.
  const page = (shown?.loaderData ?? {}) as PageInShell;
  return (
    <SiteFrame
      shell={surroundingShell.shell}
      footer={surroundingShell.footer}
      language={surroundingShell.language}
      paths={{ ...alternatePaths('home'), ...page.alternates }}
      page={page}
      isEventPage={(shown?.handle as PageHandle | undefined)?.showsDates === true}
    >
      <Outlet />
      {page.below === undefined ? null : <StaticPart name="below" html={page.below} />}
    </SiteFrame>
  );
}
