import { Trans } from '@lingui/react/macro';
import { artworkUrl } from '#features/artwork/index.ts';
import { DirectOrderFacts } from '#features/direct-sale/index.ts';
import { DisputedWords, MoneyBackWords, type WaysBack } from '#features/money-back/index.ts';
import { pathTo } from '#features/navigation/index.ts';
import { IncludedVat, type PriceSum } from '#features/prices/index.ts';
import { type Language, shown } from '#lib/localized.ts';
import { formatPrice } from '#lib/money.ts';
import { formatDay, type Instant } from '#lib/venue-time.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PageSheet } from '#ui/page-sheet.tsx';
import { PassFacts } from '../components/pass-facts.tsx';
import { PassHoles } from '../components/pass-holes.tsx';
import { lastDayOfPass, type OrderPass } from '../pass.ts';

const ART = artworkUrl('theatre', 'abonnement~bird~stage~bright', [16, 9]);

/** What the page of an order of a pass shows of it. */
export interface PassOrderView {
  number: string;
  isTest: boolean;
  placedAt: Instant;
  email: string;
  /** Ordered with an account, or taken into one. */
  hasAccount: boolean;
  sum: PriceSum;
  /** Above zero what is to be paid, below zero what comes back. */
  openCents: number;
  /** How what comes back does so. */
  waysBack: WaysBack;
  /** Its payment is disputed, and not decided. */
  isDisputed: boolean;
  pass: OrderPass;
}

type State = 'unpaid' | 'good' | 'cancelled';

/** An order of a pass: right after it was placed, and whenever its link is opened again. */
export function PassOrderScreen({ order, language }: { order: PassOrderView; language: Language }) {
  const { pass, isTest } = order;
  const state: State = pass.state === 'cancelled' ? 'cancelled' : pass.isPaid || isTest ? 'good' : 'unpaid';
  const name = shown(pass.name, language);
  return (
    <>
      <PageSheet surface="surface-himmel" art={ART}>
        <h1 className="text-title">
          {state === 'cancelled' ? (
            <Trans>Cancelled.</Trans>
          ) : state === 'good' ? (
            <Trans>Knocked and bought.</Trans>
          ) : (
            <Trans>Knocked and reserved.</Trans>
          )}
        </h1>
        <p className="lead">
          <Lead order={order} state={state} />
        </p>
        {state === 'good' && !isTest ? (
          <ButtonLink href={pathTo('passes', language)}>
            <Trans>To your passes</Trans>
          </ButtonLink>
        ) : null}
      </PageSheet>
      <div className="wrap direct-columns">
        <section
          className="pass-card cut-note surface-dotter"
          aria-labelledby="pass-name"
          data-over={state === 'cancelled' || undefined}
        >
          <h2 id="pass-name" className="text-d2" lang={name.lang}>
            {name.text}
          </h2>
          <PassHoles visits={pass.visits} left={state === 'cancelled' ? 0 : pass.leftVisits} />
          <PassFacts
            pass={{
              series: pass.series && shown(pass.series, language),
              visits: pass.visits,
              mostCents: pass.mostCents,
              validUntil: formatDay(lastDayOfPass(pass.validUntil), language),
            }}
          />
        </section>
        <Facts order={order} language={language} />
      </div>
    </>
  );
}

function Lead({
  order: { number, email, isTest, openCents, hasAccount },
  state,
}: {
  order: PassOrderView;
  state: State;
}) {
  if (isTest)
    return (
      <Trans>
        This was a test: no money is taken, and nobody comes in with this pass. The e-mail goes to{' '}
        <strong>{email}</strong>.
      </Trans>
    );
  switch (state) {
    case 'unpaid':
      return (
        <Trans>
          Say <strong>{number}</strong> at the box office within 14 days: there you pay, and then you can come
          with it. All of it is on its way to <strong>{email}</strong>.
        </Trans>
      );
    case 'good':
      return hasAccount ? (
        <Trans>
          It lies in your account. Put tickets into the cart and choose it there. The e-mail goes to{' '}
          <strong>{email}</strong>.
        </Trans>
      ) : (
        <Trans>
          It waits for your account: make one with <strong>{email}</strong>, and put this order among yours
          under “Orders”. Then you can choose it in the cart.
        </Trans>
      );
    case 'cancelled':
      return openCents < 0 ? (
        <Trans>This pass is cancelled. You get {formatPrice(-openCents)} back.</Trans>
      ) : (
        <Trans>This pass is cancelled. There is nothing left to pay.</Trans>
      );
  }
}

function Facts({ order, language }: { order: PassOrderView; language: Language }) {
  const { pass, sum, openCents, waysBack, isDisputed } = order;
  return (
    <DirectOrderFacts
      order={order}
      dueCents={pass.state === 'valid' ? pass.cents : 0}
      language={language}
      below={
        openCents < 0 || isDisputed ? (
          <p className="text-sm">{isDisputed ? <DisputedWords /> : <MoneyBackWords ways={waysBack} />}</p>
        ) : (
          <IncludedVat sum={sum} />
        )
      }
    />
  );
}
