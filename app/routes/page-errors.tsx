import { isRouteErrorResponse, Outlet, useLocation } from 'react-router';
import { pageMeta } from '#app/page-meta.ts';
import { useMissingPageReport } from '#features/website/pages/index.ts';
import { ErrorScreenPlace } from '#features/website/shell/index.ts';
import type { Route } from './+types/page-errors.ts';
import { useShell } from './use-shell.ts';

/** A page that failed cannot name itself: its status does. */
export const meta: Route.MetaFunction = ({ error, matches }) =>
  error === undefined ? [] : pageMeta({ title: String(statusOf(error)) }, matches);

/** Sits between the shell and the pages, so that what goes wrong on a page is shown inside the shell. */
export default function PageErrors() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const surroundingShell = useShell();
  const status = statusOf(error);
  useMissingPageReport(status, useLocation().pathname);
  return (
    <ErrorScreenPlace
      status={status}
      language={surroundingShell?.language ?? 'de'}
      custom={surroundingShell?.errorPages[status]}
    />
  );
}

function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}
