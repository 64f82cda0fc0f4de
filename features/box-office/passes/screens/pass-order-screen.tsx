import { Trans } from '@lingui/react/macro';
import {
  DirectOrderFacts,
  DisputedWords,
  IncludedVat,
  type PriceSum,
  type RefundSplit,
  RefundText,
} from '#features/box-office/prices/index.ts';
import type { OrderPass, PassCancellationCause } from '#features/box-office/ticketing/index.ts';
import { artworkUrl } from '#features/core/artwork/index.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import { type Language, shown } from '#lib/localized.ts';
import { formatPrice } from '#lib/money.ts';
import { formatDay, type Instant } from '#lib/venue-time.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PageSheet } from '#ui/page-sheet.tsx';
import { PassFacts } from '../components/pass-facts.tsx';
import { PassHoles } from '../components/pass-holes.tsx';
import { lastDayOfPass } from '../pass.ts';

const ART = artworkUrl('theatre', 'abonnement~bird~stage~bright', [16, 9]);

/** A pass order, as its page shows it. */
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
  refundSplit: RefundSplit;
  /** Its payment is disputed, and not decided. */
  isDisputed: boolean;
  pass: OrderPass;
}

type State = 'unpaid' | 'good' | PassCancellationCause;

/** An order of a pass: right after it was placed, and whenever its link is opened again. */
export function PassOrderScreen({ order, language }: { order: PassOrderView; language: Language }) {
  const { pass, isTest } = order;
  const state: State = pass.cancellationCause ?? (pass.isPaid || isTest ? 'good' : 'unpaid');
  const isOver = pass.state === 'cancelled';
  const name = shown(pass.name, language);
  return (
    <>
      <PageSheet surface="surface-himmel" art={ART}>
        <h1 className="text-title">
          <Title state={state} />
        </h1>
        <p className="lead">
          <Lead order={order} state={state} />
        </p>
        {state === 'good' && !isTest ? (
          <ButtonLink href={pathTo('passes', language)}>
            <Trans>Go to your passes</Trans>
          </ButtonLink>
        ) : null}
      </PageSheet>
      <div className="wrap direct-columns">
        <section
          className="pass-card cut-note surface-dotter"
          aria-labelledby="pass-name"
          data-over={isOver || undefined}
        >
          <h2 id="pass-name" className="text-d2" lang={name.lang}>
            {name.text}
          </h2>
          <PassHoles visits={pass.visits} left={isOver ? 0 : pass.leftVisits} />
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

function Title({ state }: { state: State }) {
  switch (state) {
    case 'unpaid':
      return <Trans>Knock, knock: it’s reserved.</Trans>;
    case 'good':
      return <Trans>Knock, knock: it’s all yours.</Trans>;
    case 'by-house':
      return <Trans>Cancelled.</Trans>;
    case 'not-paid':
      return <Trans>Not paid.</Trans>;
  }
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
        This was a test: no money is taken, and the pass won’t get anyone in. We’ve emailed{' '}
        <strong>{email}</strong>.
      </Trans>
    );
  switch (state) {
    case 'unpaid':
      return (
        <Trans>
          Quote <strong translate="no">{number}</strong> and pay at the box office within 14 days. After that
          you can use it. All the details are on their way to <strong>{email}</strong>.
        </Trans>
      );
    case 'good':
      return hasAccount ? (
        <Trans>
          It’s in your account. Put tickets in your cart and choose it there. We’ve emailed{' '}
          <strong>{email}</strong>.
        </Trans>
      ) : (
        <Trans>
          It’s waiting for your account: create one with <strong>{email}</strong>, then add this order under
          “Orders”. After that you can choose it in the cart.
        </Trans>
      );
    case 'by-house':
      return openCents < 0 ? (
        <Trans>This pass has been cancelled. You’ll get {formatPrice(-openCents)} back.</Trans>
      ) : (
        <Trans>This pass has been cancelled. There’s nothing left to pay.</Trans>
      );
    case 'not-paid':
      return <Trans>This pass wasn’t paid for in time. There’s nothing left to pay.</Trans>;
  }
}

function Facts({ order, language }: { order: PassOrderView; language: Language }) {
  const { pass, sum, openCents, refundSplit, isDisputed } = order;
  return (
    <DirectOrderFacts
      order={order}
      dueCents={pass.state === 'valid' ? pass.cents : 0}
      language={language}
      below={
        openCents < 0 || isDisputed ? (
          <p className="text-sm">{isDisputed ? <DisputedWords /> : <RefundText split={refundSplit} />}</p>
        ) : (
          <IncludedVat sum={sum} />
        )
      }
    />
  );
}
