import { useRouteLoaderData } from 'react-router';
import type { loader } from './shell.tsx';

/** What stands around every page, and the pages that operators made for errors; `undefined` where it could not be read. */
export function useShell() {
  return useRouteLoaderData<typeof loader>('routes/shell');
}
