import type { ReactNode } from 'react';
import type { Language } from '#lib/localized.ts';
import { Link } from '#ui/link.tsx';

/** A link an editor wrote: within the site by the router, elsewhere in a new tab (docs/product/shell.md#footer). */
export function SiteLink({
  url,
  children,
  ...rest
}: {
  url: string;
  className?: string | undefined;
  lang?: Language | undefined;
  'aria-current'?: 'page' | undefined;
  children: ReactNode;
}) {
  if (url.startsWith('/')) {
    return (
      <Link to={url} {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <a href={url} target="_blank" rel="noopener" {...rest}>
      {children}
    </a>
  );
}
