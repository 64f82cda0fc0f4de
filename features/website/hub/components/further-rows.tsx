import { Trans, useLingui } from '@lingui/react/macro';
import { pagesPath } from '#features/core/navigation/index.ts';
import type { Language } from '#lib/localized.ts';
import type { PagesOverview } from '../load-pages-overview.server.ts';

/** The table that the rows stand in. */
export const TREE_ID = 'hub-tree';

/** Leads to the rows before and behind those that are shown, where the tree has more of them than are sent at once. */
export function FurtherRows({
  overview: {
    part: { earlier, later, first, last, all },
    view: { open },
  },
  language,
  query,
}: {
  overview: PagesOverview;
  language: Language;
  /** Further query parameters of their addresses. */
  query: Record<string, string>;
}) {
  const { t } = useLingui();
  if (earlier === null && later === null) return null;
  const pathFrom = ({ from }: { from: string | null }) =>
    `${pagesPath(language, { open, from }, query)}#${TREE_ID}`;
  return (
    <nav className="hub-further" aria-label={t`Further pages`}>
      <p>
        <Trans>
          {first}–{last} of {all}
        </Trans>
      </p>
      {earlier === null ? null : (
        <a href={pathFrom(earlier)} className="text-link">
          <Trans>Show previous</Trans>
        </a>
      )}
      {later === null ? null : (
        <a href={pathFrom(later)} className="text-link">
          <Trans>Show more</Trans>
        </a>
      )}
    </nav>
  );
}
