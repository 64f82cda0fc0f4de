import { Outlet } from 'react-router';
import { keptHtml, renderStatic, staticPart } from '#app/document/static-part.server.tsx';
import { outlivesQuery } from '#app/outlives-query.ts';
import { pageContext } from '#app/page-context.server.ts';
import { FooterContent, findShell, SHELL_TAGS } from '#features/website/shell/index.server.ts';
import { FOOTER } from '#features/website/shell/index.ts';
import type { Route } from './+types/shell.ts';

/**
 * What stands around the pages of the site and of the shop. It is read once for both: a step from one into the other that
 * fails is shown inside it. Which page fails is not known before: all custom error pages come along, where there are any.
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
      keptHtml(footer, () => renderStatic(<FooterContent {...footer} />, language)),
    ),
    language,
    errorPages,
  };
}

export const shouldRevalidate = outlivesQuery;

export default function Shell() {
  return <Outlet />;
}
