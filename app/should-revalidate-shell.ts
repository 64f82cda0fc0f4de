import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { STAFF_PARAMETERS } from '#features/website/shell/index.ts';

/**
 * Tells if the shell around a page is loaded again: it does not depend on the page's query, except for people who edit
 * it. Loading it again would cost time, and a failed request would take the shell down with the page.
 */
export function shouldRevalidateShell({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isForm = formMethod !== undefined && formMethod !== 'GET';
  const changes = (parameter: string) =>
    currentUrl.searchParams.get(parameter) !== nextUrl.searchParams.get(parameter);
  return defaultShouldRevalidate && (isForm || STAFF_PARAMETERS.some(changes));
}
