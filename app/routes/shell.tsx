import { Outlet } from 'react-router';
import { cachedHtml, renderStatic, staticPart } from '#app/document/static-part.server.tsx';
import { pageContext } from '#app/page-context.server.ts';
import { shouldRevalidateShell } from '#app/should-revalidate-shell.ts';
import { FooterContent, findShell, SHELL_TAGS } from '#features/website/shell/index.server.ts';
import { FOOTER } from '#features/website/shell/index.ts';
import type { Route } from './+types/shell.ts';

/**
 * Loads the shell around the pages of the site and of the shop. It is read once for both: a failed navigation from one
 * to the other is shown inside it. Any page may fail, so all custom error pages are included, where there are any.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const page = pageContext(context);
  const { services, language, scope, settings } = page;
  const { shell, footer, errorPages, freshForSeconds } = await findShell(services, settings, language);
  scope.dependsOn(...SHELL_TAGS);
  scope.freshFor(freshForSeconds);
  return {
    shell,
    footer: staticPart(
      page,
      FOOTER,
      cachedHtml(footer, () => renderStatic(<FooterContent {...footer} />, language)),
    ),
    language,
    errorPages,
  };
}

export const shouldRevalidate = shouldRevalidateShell;

export default function Shell() {
  return <Outlet />;
}
