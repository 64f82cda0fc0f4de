import { Trans } from '@lingui/react/macro';
import { pageAddress } from '#lib/page-address.ts';
import { useMorePages, useNearEnd } from '#platform/browser/use-more-pages.ts';
import { useReadingOn } from '#platform/browser/use-reading-on.ts';
import { ButtonLink } from '#ui/button.tsx';
import { MorePages } from '#ui/more-pages.tsx';
import { StaticPart } from '#ui/static-part.tsx';

/** One page of a list of articles: its static parts (magazine-list-parts.tsx), and the data for paging. */
export interface ShownArticles {
  /** Of the list's first page. */
  path: string;
  page: number;
  /** True if there is a page after this one. */
  more: boolean;
  /** How many come with this page, in words. */
  coming: string;
  /** Of the first on this page; none when there is none. */
  firstId: number | undefined;
  top: string | null;
  /** Tiles, or what is said when there are none. */
  tiles: string | null;
}

const addressOf = ({ path }: ShownArticles, page: number) => pageAddress(path, page);

/** The articles of the magazine, of a category or of a tag (docs/product/magazine.md#lists). */
export function MagazineListScreen({ list }: { list: ShownArticles }) {
  return (
    <div className="magazine">
      <StaticPart name="magazine-top" html={list.top} />
      <div className="wrap">
        {list.firstId === undefined ? (
          <StaticPart name="magazine-none" html={list.tiles} />
        ) : (
          <Tiles key={addressOf(list, list.page)} list={list} />
        )}
      </div>
    </div>
  );
}

function Tiles({ list }: { list: ShownArticles }) {
  const more = useMorePages(list, addressOf);
  const trigger = useNearEnd(more);
  const addedTiles = more.pages.slice(1).map(({ tiles }) => tiles ?? '');
  const firstAdded = more.added?.firstId;
  const ask = useReadingOn(firstAdded === undefined ? undefined : `article-${firstAdded}`, more.loadNext);
  return (
    <>
      {list.page > 1 ? (
        <p className="more-events">
          <ButtonLink variant="ghost" to={addressOf(list, list.page - 1)}>
            <Trans>Newer articles</Trans>
          </ButtonLink>
        </p>
      ) : null}
      <StaticPart
        name="magazine-tiles"
        html={list.tiles}
        added={addedTiles}
        as="ul"
        className="article-tiles"
      />
      <p className="visually-hidden" role="status">
        {more.added?.coming}
      </p>
      <MorePages
        list={more}
        trigger={trigger}
        onAsk={ask}
        label={<Trans>Load more articles</Trans>}
        failure={<Trans>More articles couldn’t be loaded.</Trans>}
      />
    </>
  );
}
