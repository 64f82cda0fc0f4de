import { Outlet } from 'react-router';
import { staticPart } from '#app/document/static-part.server.tsx';
import { outlivesQuery } from '#app/outlives-query.ts';
import { pageContext } from '#app/page-context.server.ts';
import { alertsTag } from '#features/alerts/cache-tags.ts';
import { menusTag } from '#features/navigation/cache-tags.ts';
import { openingHoursTag } from '#features/opening-hours/cache-tags.ts';
import { settingsTag } from '#features/settings/cache-tags.ts';
import { errorPages, FooterContent, findShell } from '#features/shell/index.server.ts';
import { FOOTER } from '#features/shell/index.ts';
import { venuesTag } from '#features/venues/cache-tags.ts';
import type { Route } from './+types/shell.ts';

/**
 * What stands around the pages of the site and of the shop. It is read once for both: a step from one into the other that
 * fails is shown inside it. Which page fails is not known before: all custom error pages come along, where there are any.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const page = pageContext(context);
  const { services, language, scope, settings } = page;
  const { shell, footer, freshForSeconds } = await findShell(services, settings, language);
  scope.dependsOn(settingsTag(), menusTag(), openingHoursTag(), venuesTag(), alertsTag());
  scope.freshFor(freshForSeconds);
  return {
    shell,
    footer: staticPart(page, FOOTER, <FooterContent {...footer} />),
    language,
    errorPages: errorPages(settings.design.errors, language),
  };
}

export const shouldRevalidate = outlivesQuery;

export default function Shell() {
  return <Outlet />;
}
