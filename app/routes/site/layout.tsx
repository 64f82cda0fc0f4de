import { Trans } from '@lingui/react/macro';
import { Outlet, useMatches } from 'react-router';
import { alternatePaths } from '#features/navigation/index.ts';
import { findShell } from '#features/shell/index.server.ts';
import { SiteFooter, SiteHeader } from '#features/shell/index.ts';
import type { Language } from '#lib/localized.ts';
import { pageContext } from '#server/page-context.server.ts';
import type { Route } from './+types/layout.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { services, language, scope, settings } = pageContext(context);
  const { shell, rightForSeconds } = await findShell(services, language);
  scope.dependsOn('navigation', 'opening-hours', 'venues');
  scope.staysRightFor(rightForSeconds);
  return { shell, language, isShopOnline: settings.isShopOnline };
}

export default function SiteLayout({ loaderData: { shell, language } }: Route.ComponentProps) {
  const paths = useAlternatePaths();
  return (
    <>
      <a href="#main" className="skip-link">
        <Trans>Skip to content</Trans>
      </a>
      <SiteHeader shell={shell} language={language} paths={paths} />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter shell={shell} />
    </>
  );
}

/** Where the page on show is found in each language: its loader says so, else the home pages. */
function useAlternatePaths(): Record<Language, string> {
  const data = useMatches().at(-1)?.loaderData as { alternates?: Record<Language, string> } | undefined;
  return data?.alternates ?? alternatePaths('home');
}
