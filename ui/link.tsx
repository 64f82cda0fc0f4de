import { type ComponentProps, type MouseEvent, use } from 'react';
import { UNSAFE_DataRouterContext } from 'react-router';

/**
 * A link within the site that the router follows, an `a` in everything else. `to` is written unchanged: a path, or the rest
 * of one that completes the page's own (`?page=2`). The router's own `Link` resolves each `to` against the routes and marks
 * it for discovery, which costs more than a row of a list and finds nothing here: the browser knows all routes.
 */
export function Link({
  to,
  inPlace = false,
  onClick,
  ...rest
}: Omit<ComponentProps<'a'>, 'href'> & {
  to: string;
  /** A navigation in place, as with tabs: the scroll position is preserved, and no skeleton is shown. */
  inPlace?: boolean;
}) {
  const router = use(UNSAFE_DataRouterContext)?.router;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!router || event.defaultPrevented || !isForRouter(event)) return;
    event.preventDefault();
    const { href, pathname, search, hash } = event.currentTarget;
    // As in browsers: the current address gets no second entry in the history.
    const replace = href === location.href;
    void router.navigate(pathname + search + hash, {
      replace,
      ...(inPlace ? { preventScrollReset: true, state: { inPlace } } : {}),
    });
  };
  return <a {...rest} href={to} onClick={follow} />;
}

/** A plain press of a link that opens in this window; others are the browser's. */
function isForRouter({
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>) {
  const { target } = currentTarget;
  return button === 0 && (target === '' || target === '_self') && !(metaKey || altKey || ctrlKey || shiftKey);
}
