import { isRouteErrorResponse, Outlet, useLocation, useRouteLoaderData } from 'react-router';
import { outlivesQuery } from '#app/outlives-query.ts';
import { pageMeta } from '#app/page-meta.ts';
import { useMissingPageReport } from '#features/dashboard/index.ts';
import { errorPages } from '#features/shell/index.server.ts';
import { ErrorScreenPlace } from '#features/shell/index.ts';
import { pageContext } from '#server/page-context.server.ts';
import type { Route } from './+types/page-errors.ts';
import type { loader as layoutLoader } from './layout.tsx';

/** Which page fails is not known yet: all custom pages come along, where there are any. */
export function loader({ context }: Route.LoaderArgs) {
  const { settings, language, scope } = pageContext(context);
  scope.dependsOn('settings');
  return errorPages(settings.design.errors, language);
}

export const shouldRevalidate = outlivesQuery;

/** A page that failed cannot name itself: its status does. */
export const meta: Route.MetaFunction = ({ error, matches }) =>
  error === undefined ? [] : pageMeta({ title: String(statusOf(error)) }, matches);

/** Sits between the shell and the pages, so that what goes wrong on a page is shown inside the shell. */
export default function PageErrors() {
  return <Outlet />;
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const layout = useRouteLoaderData<typeof layoutLoader>('routes/site/layout');
  const status = statusOf(error);
  useMissingPageReport(status, useLocation().pathname);
  return (
    <ErrorScreenPlace status={status} language={layout?.language ?? 'de'} custom={loaderData?.[status]} />
  );
}

function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}
