import { Outlet, useMatches } from 'react-router';
import { i18nFor } from '#app/i18n.ts';
import { outlivesQuery } from '#app/outlives-query.ts';
import { alternatePaths } from '#features/navigation/index.ts';
import { findShell } from '#features/shell/index.server.ts';
import { type PageInShell, SiteFrame } from '#features/shell/index.ts';
import { pageContext } from '#server/page-context.server.ts';
import type { Route } from './+types/layout.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { services, language, scope, settings } = pageContext(context);
  const { shell, freshForSeconds } = await findShell(services, settings, i18nFor(language), language);
  scope.dependsOn('navigation', 'opening-hours', 'venues', 'alerts');
  scope.freshFor(freshForSeconds);
  return { shell, language, isShopOnline: settings.isShopOnline };
}

export const shouldRevalidate = outlivesQuery;

export default function SiteLayout({ loaderData: { shell, language } }: Route.ComponentProps) {
  const shown = useMatches().at(-1);
  // What every page may say of itself; pages that say nothing are taken for the home page by the language switch.
  const page = (shown?.loaderData ?? {}) as PageInShell;
  return (
    <SiteFrame
      shell={shell}
      language={language}
      paths={page.alternates ?? alternatePaths('home')}
      page={page}
      isEventPage={/\.(event|calendar)$/.test(shown?.id ?? '')}
    >
      <Outlet />
    </SiteFrame>
  );
}
