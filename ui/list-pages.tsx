import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Links to the previous and next pages of a list; nothing where one page holds it all. */
export function ListPages({
  page,
  pages,
  to,
  before = <Trans>Newer</Trans>,
  after = <Trans>Older</Trans>,
}: {
  page: number;
  pages: number;
  /** The address of a page. */
  to: (page: number) => string;
  before?: ReactNode;
  after?: ReactNode;
}) {
  const { t } = useLingui();
  if (pages <= 1) return null;
  return (
    <nav className="flex items-center justify-center gap-6" aria-label={t`Pages in this list`}>
      {page > 1 ? (
        <a href={to(page - 1)} className="text-link">
          {before}
        </a>
      ) : null}
      <span>
        <Trans>
          Page {page} of {pages}
        </Trans>
      </span>
      {page < pages ? (
        <a href={to(page + 1)} className="text-link">
          {after}
        </a>
      ) : null}
    </nav>
  );
}
