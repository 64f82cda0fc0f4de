import type { ComponentProps, MouseEvent } from 'react';
import { Link } from '#ui/link.tsx';

/**
 * A link to another page of the counter, which the router follows: keys that come meanwhile wait for it. It loses the focus
 * once it was pressed, so that Enter takes the money and does not press it again.
 */
export function CounterLink(props: Omit<ComponentProps<typeof Link>, 'onClick'>) {
  return <Link {...props} onClick={leave} />;
}

function leave({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  currentTarget.closest('main')?.focus({ preventScroll: true });
}
