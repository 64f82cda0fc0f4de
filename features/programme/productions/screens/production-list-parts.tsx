import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { headlineOf, type ListHead, pathTo } from '#features/core/navigation/index.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ProductionFilters } from '../components/production-filters.tsx';
import { ProductionTile } from '../components/production-tile.tsx';
import type { ProductionList } from '../find-production-list.server.ts';
import { productionsAddress } from '../productions-path.ts';

/** The list's pattern repeats after five tiles, of which the third lies across (productions.css). */
const PATTERN = 5;
const WIDE = 2;
/** Tiles whose artwork may be in the first view. */
const EAGER_TILES = 2;

/** Heading of the list and its filters. */
export function ProductionListTop({
  list,
  head,
  children,
}: {
  list: ProductionList;
  head: ListHead;
  /** Comes between that and the filters. */
  children: ReactNode;
}) {
  const headline = headlineOf(head);
  const { lead } = head;
  return (
    <>
      <header className="list-head">
        <h1 className="text-d4" lang={headline.lang}>
          {headline.text}
        </h1>
        <p className="lead" lang={lead?.lang}>
          {lead?.text ?? (
            <Trans>Everything we do: on stage now, coming soon, or hibernating until next season.</Trans>
          )}
        </p>
      </header>
      {children}
      <ProductionFilters list={list} />
    </>
  );
}

/** The items of one page of the list. Pages hold whole runs of the pattern. */
export function ProductionTiles({ list: { cards } }: { list: ProductionList }) {
  return cards.map((card, index) => (
    <ProductionTile key={card.id} card={card} wide={index % PATTERN === WIDE} eager={index < EAGER_TILES} />
  ));
}

/** Nothing matches (docs/product/detail-pages.md#production-list). */
export function NoProductions({ list: { language } }: { list: ProductionList }) {
  return (
    <section className="empty-result">
      <div>
        <h2 className="text-d3">
          <Trans>Not a peep.</Trans>
        </h2>
        <p className="lead">
          <Trans>Unfortunately, your selection did not produce any result.</Trans>{' '}
          <Trans>Please delete one of the filters or try a different combination.</Trans>
        </p>
        <div className="empty-result-links">
          <ButtonLink to={productionsAddress(language, {})}>
            <Trans>Reset filters</Trans>
          </ButtonLink>
          <ButtonLink variant="ghost" to={pathTo('calendar', language)}>
            <Trans>What’s on</Trans>
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
