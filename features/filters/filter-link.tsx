import type { ComponentProps, MouseEvent } from 'react';
import { useLinkClickHandler } from 'react-router';

/**
 * A link to the list with another filter, written without the list's own path: a page has a hundred of them. For the
 * calendar's page alone, whose address it completes.
 */
export function FilterLink({ to, onClick, ...rest }: ComponentProps<'a'> & { to: string }) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  const query = to.indexOf('?');
  return (
    <a
      {...rest}
      href={query === -1 ? to : to.slice(query)}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
