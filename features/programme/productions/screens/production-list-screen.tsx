import { Trans } from '@lingui/react/macro';
import { useNavigation } from 'react-router';
import { pathTo } from '#features/core/navigation/index.ts';
import { pageAddress } from '#lib/page-address.ts';
import { useMorePages, useNearEnd } from '#platform/browser/use-more-pages.ts';
import { useReadingOn } from '#platform/browser/use-reading-on.ts';
import { ButtonLink } from '#ui/button.tsx';
import { MorePages } from '#ui/more-pages.tsx';
import { StaticPart } from '#ui/static-part.tsx';
import type { ProductionList } from '../find-production-list.server.ts';

/** One page of the list: its static parts (production-list-parts.tsx), and the data for paging. */
export interface ShownProductions extends Pick<ProductionList, 'language' | 'page' | 'more'> {
  /** Of the list's first page. */
  path: string;
  /** How many the list has, and how many come with this page, in words. */
  found: string;
  coming: string;
  /** Of the first on this page; none when nothing matches. */
  firstId: number | undefined;
  top: string | null;
  /** Tiles, or what is said when nothing matches. */
  tiles: string | null;
}

const addressOf = ({ path }: ShownProductions, page: number) => pageAddress(path, page);

/** The productions of the venue, each once (docs/product/detail-pages.md#production-list). */
export function ProductionListScreen({ list }: { list: ShownProductions }) {
  const { language } = list;
  const going = useNavigation().location?.pathname;
  return (
    <div className="wrap productions">
      <StaticPart name="productions-top" html={list.top} />
      <div className="calendar-results" aria-busy={going === pathTo('productions', language) || undefined}>
        <p className="result-count" role="status" aria-live="polite">
          <strong>{list.found}</strong>
        </p>
        {list.firstId === undefined ? (
          <StaticPart name="productions-none" html={list.tiles} />
        ) : (
          <Tiles key={addressOf(list, list.page)} list={list} />
        )}
      </div>
    </div>
  );
}

function Tiles({ list }: { list: ShownProductions }) {
  const more = useMorePages(list, addressOf);
  const trigger = useNearEnd(more);
  const addedTiles = more.pages.slice(1).map(({ tiles }) => tiles ?? '');
  const firstAdded = more.added?.firstId;
  const ask = useReadingOn(firstAdded === undefined ? undefined : `production-${firstAdded}`, more.loadNext);
  return (
    <>
      {list.page > 1 ? (
        <p className="more-events">
          <ButtonLink variant="ghost" to={addressOf(list, list.page - 1)}>
            <Trans>Previous productions</Trans>
          </ButtonLink>
        </p>
      ) : null}
      <StaticPart
        name="productions-tiles"
        html={list.tiles}
        added={addedTiles}
        as="ul"
        className="production-tiles"
      />
      <p className="visually-hidden" role="status">
        {more.added?.coming}
      </p>
      <MorePages
        list={more}
        trigger={trigger}
        onAsk={ask}
        label={<Trans>Load more productions</Trans>}
        failure={<Trans>More productions couldn’t be loaded.</Trans>}
      />
    </>
  );
}
