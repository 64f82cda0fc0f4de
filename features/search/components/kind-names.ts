import { useLingui } from '@lingui/react/macro';
import type { SearchGroup, SearchKind } from '../search-document.ts';

/** What one of a kind is called, the categories, and the parts of a result. */
export function useKindNames(): {
  one: Record<SearchKind, string>;
  kinds: Record<SearchKind, string>;
  groups: Record<SearchGroup, string>;
} {
  const { t } = useLingui();
  return {
    one: {
      productions: t`Production`,
      events: t`Date`,
      people: t`Ensemble`,
      series: t`Series`,
      venues: t`Venue`,
      pages: t`Page`,
    },
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
