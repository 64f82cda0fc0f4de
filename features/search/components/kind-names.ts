import { useLingui } from '@lingui/react/macro';
import type { SearchGroup, SearchKind } from '../search-document.ts';

/** What the categories and the parts of a result are called. */
export function useKindNames(): { kinds: Record<SearchKind, string>; groups: Record<SearchGroup, string> } {
  const { t } = useLingui();
  return {
    kinds: {
      productions: t`Productions`,
      events: t`Dates`,
      people: t`People`,
      series: t({ message: 'Series', context: 'several' }),
      venues: t`Venues`,
      pages: t`Pages`,
    },
    groups: { events: t`Dates and plays`, others: t`People, series, venues and pages` },
  };
}
