import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { PassFacts } from '../components/pass-facts.tsx';
import { PassHoles } from '../components/pass-holes.tsx';
import type { PassListing, PassUse } from '../pass-listing.ts';

/** "Passes" of the personal area: visits left of each, and their uses. `navigation`: the other pages of the area. */
export function OwnPassesScreen({
  passes,
  navigation,
  shopPath,
  isAnyOnSale,
}: {
  passes: PassListing[];
  navigation: ReactNode;
  /** Path of the pass shop. */
  shopPath: string;
  isAnyOnSale: boolean;
}) {
  return (
    <div className="wrap orders-page">
      <h1 className="text-title">
        <Trans>Passes</Trans>
      </h1>
      {navigation}
      {passes.length === 0 ? (
        <p className="lead">
          <Trans>No passes yet. Pay once, come lots of times.</Trans>
        </p>
      ) : (
        <ul className="pass-list">
          {passes.map((pass) => (
            <li key={pass.id} className="pass-own">
              <OwnPass pass={pass} />
            </li>
          ))}
        </ul>
      )}
      {isAnyOnSale ? (
        <p>
          <ButtonLink href={shopPath}>
            <Trans>Buy a pass</Trans>
          </ButtonLink>
        </p>
      ) : null}
    </div>
  );
}

function OwnPass({ pass }: { pass: PassListing }) {
  const { name, visits, leftVisits, state, order, uses } = pass;
  const isOver = state !== 'good' && state !== 'unpaid';
  return (
    <>
      <section
        className={`pass-card cut-note ${isOver ? 'surface-sheet' : 'surface-dotter'}`}
        aria-labelledby={`pass-${pass.id}`}
        data-over={isOver || undefined}
      >
        <h2 id={`pass-${pass.id}`} className="text-d2" lang={name.lang}>
          {name.text}
        </h2>
        <PassHoles visits={visits} left={leftVisits} />
        <p>
          <strong>
            <StateWords state={state} left={leftVisits} visits={visits} />
          </strong>
        </p>
        <PassFacts pass={pass} />
        <p>
          <Trans>Order</Trans>{' '}
          <a href={order.path} className="text-link" translate="no">
            {order.number}
          </a>
        </p>
      </section>
      {uses.length === 0 ? null : <Uses uses={uses} name={name.text} />}
    </>
  );
}

function StateWords({ state, left, visits }: { state: PassListing['state']; left: number; visits: number }) {
  switch (state) {
    case 'good':
      return <Plural value={left} one={`# of ${visits} visits left`} other={`# of ${visits} visits left`} />;
    case 'unpaid':
      return <Trans>Not paid yet: you can use it once it’s paid.</Trans>;
    case 'by-house':
      return <Trans>Cancelled by us</Trans>;
    case 'not-paid':
      return <Trans>Not paid in time</Trans>;
    case 'pass-expired':
      return <Trans>No longer valid</Trans>;
    case 'pass-used-up':
      return <Trans>No visits left</Trans>;
  }
}

function Uses({ uses, name }: { uses: PassUse[]; name: string }) {
  return (
    <div>
      <h3 className="text-d1">
        <Trans>Where you’ve used it</Trans>
        <VisuallyHidden>: {name}</VisuallyHidden>
      </h3>
      <ul className="pass-uses">
        {uses.map(({ id, day, isBack, visits, title, when, isPostponed, order }) => (
          <li key={id}>
            <span>
              <span lang={title?.lang}>{title ? title.text : <Trans>Tickets</Trans>}</span>
              {isPostponed ? (
                <>
                  {', '}
                  <Trans>postponed</Trans>
                </>
              ) : when ? (
                `, ${when}`
              ) : null}
              <span className="muted text-sm">
                {day}, {order}
              </span>
            </span>
            <strong>
              {isBack ? (
                <Plural value={visits} one="# visit returned" other="# visits returned" />
              ) : (
                <Plural value={visits} one="# visit" other="# visits" />
              )}
            </strong>
          </li>
        ))}
      </ul>
    </div>
  );
}
