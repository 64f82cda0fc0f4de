import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import { pathTo } from '#features/navigation/index.ts';
import { useMorePages, useNearEnd } from '#platform/browser/use-more-pages.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ProductionFilters } from '../components/production-filters.tsx';
import { ProductionTile } from '../components/production-tile.tsx';
import type { ProductionList } from '../find-production-list.server.ts';
import { productionsAddress } from '../productions-path.ts';

const addressOf = ({ language, filter }: ProductionList, page: number) =>
  productionsAddress(language, filter, page);
/** The list's pattern repeats after five tiles, of which the third lies across (productions.css). */
const PATTERN = 5;
const WIDE = 2;
/** Tiles whose artwork may be in the first view. */
const EAGER_TILES = 2;

/** The productions of the house, each once (docs/product/detail-pages.md#production-list). */
export function ProductionListScreen({ list }: { list: ProductionList }) {
  const { t } = useLingui();
  const { language, total } = list;
  const going = useNavigation().location?.pathname;
  return (
    <div className="wrap productions">
      <header className="list-head">
        <h1 className="text-d4">
          <Trans>Productions</Trans>
        </h1>
        <p className="lead">
          <Trans>Everything the house can do: on stage now, soon, or resting between two seasons.</Trans>
        </p>
      </header>
      <ProductionFilters list={list} />
      <div className="calendar-results" aria-busy={going === pathTo('productions', language) || undefined}>
        <p className="result-count" role="status" aria-live="polite">
          <strong>{t`${plural(total, { one: '# production', other: '# productions' })}`}</strong>
        </p>
        {list.cards.length === 0 ? (
          <Nothing list={list} />
        ) : (
          <Tiles key={addressOf(list, list.page)} list={list} />
        )}
      </div>
    </div>
  );
}

function Tiles({ list }: { list: ProductionList }) {
  const more = useMorePages(list, addressOf);
  const trigger = useNearEnd(more);
  const { pages, added, nextAddress, isLoading, hasFailed, loadNext } = more;
  const { t } = useLingui();
  const wasAsked = useRef(false);

  // Who asked for more by the link goes on reading at the first new production.
  const firstAdded = added?.cards[0]?.id;
  useEffect(() => {
    if (!wasAsked.current || firstAdded === undefined) return;
    wasAsked.current = false;
    document.getElementById(`production-${firstAdded}`)?.focus();
  }, [firstAdded]);

  const ask = (event: MouseEvent) => {
    event.preventDefault();
    wasAsked.current = true;
    loadNext();
  };
  const count = added?.cards.length ?? 0;
  return (
    <>
      {list.page > 1 ? (
        <p className="more-events">
          <ButtonLink variant="ghost" to={addressOf(list, list.page - 1)}>
            <Trans>Previous productions</Trans>
          </ButtonLink>
        </p>
      ) : null}
      <ul className="production-tiles">
        {pages
          .flatMap(({ cards }) => cards)
          .map((card, index) => (
            <ProductionTile
              key={card.id}
              card={card}
              wide={index % PATTERN === WIDE}
              eager={index < EAGER_TILES}
            />
          ))}
      </ul>
      <p className="visually-hidden" role="status">
        {count > 0
          ? t`${plural(count, { one: '# more production loaded', other: '# more productions loaded' })}`
          : null}
      </p>
      {nextAddress === null ? null : (
        <div className="more-events" ref={trigger}>
          <p role="alert">{hasFailed ? <Trans>Further productions could not be loaded.</Trans> : null}</p>
          <ButtonLink variant="ghost" to={nextAddress} onClick={ask} aria-busy={isLoading || undefined}>
            {hasFailed ? <Trans>Try again</Trans> : <Trans>Load more productions</Trans>}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

/** Nothing matches (docs/product/detail-pages.md#production-list). */
function Nothing({ list: { language } }: { list: ProductionList }) {
  return (
    <section className="empty-result">
      <div>
        <h2 className="text-d3">
          <Trans>Nothing to hear.</Trans>
        </h2>
        <p className="lead">
          <Trans>Unfortunately, your selection did not produce any result.</Trans>{' '}
          <Trans>Please delete one of the filters or try a different combination.</Trans>
        </p>
        <div className="empty-result-ways">
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
