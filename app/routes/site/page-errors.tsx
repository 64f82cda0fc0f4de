import { isRouteErrorResponse, Outlet, useRouteLoaderData } from 'react-router';
import { ErrorScreen } from '#features/shell/index.ts';
import type { Route } from './+types/page-errors.ts';
import type { loader as layoutLoader } from './layout.tsx';

/** Sits between the shell and the pages, so that what goes wrong on a page is shown inside the shell. */
export default function PageErrors() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const layout = useRouteLoaderData<typeof layoutLoader>('routes/site/layout');
  return (
    <ErrorScreen
      status={isRouteErrorResponse(error) ? error.status : 500}
      language={layout?.language ?? 'de'}
    />
  );
}
