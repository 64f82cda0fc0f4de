import type { ComponentProps } from 'react';
import { Link } from '#ui/link.tsx';

/**
 * A link to the list with another filter, written without the list's own path: a page has a hundred of them. For the
 * calendar's page alone, whose address it completes. Search engines need not follow it: combinations
 * have no end. The whole list is followed as every link.
 */
export function FilterLink({ to, ...rest }: ComponentProps<typeof Link>) {
  const query = to.indexOf('?');
  return query === -1 ? <Link {...rest} to={to} /> : <Link {...rest} rel="nofollow" to={to.slice(query)} />;
}
