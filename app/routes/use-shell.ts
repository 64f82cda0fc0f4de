import { useRouteLoaderData } from 'react-router';
import type { loader } from './shell.tsx';

/** Returns the shell around every page and the operators' custom error pages; `undefined` where it could not be read. */
export function useShell() {
  return useRouteLoaderData<typeof loader>('routes/shell');
}
