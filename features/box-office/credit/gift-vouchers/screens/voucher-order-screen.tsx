import { Trans } from '@lingui/react/macro';
import {
  DirectOrderFacts,
  DisputedWords,
  type RefundSplit,
  RefundText,
} from '#features/box-office/prices/index.ts';
import type { OrderVoucher, VoucherCancellationCause } from '#features/box-office/ticketing/index.ts';
import { artworkUrl } from '#features/core/artwork/index.ts';
import type { Language } from '#lib/localized.ts';
import { formatPrice } from '#lib/money.ts';
import { type Day, dayOf, formatDay, type Instant } from '#lib/venue-time.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Fact } from '#ui/fact.tsx';
import { PageSheet } from '#ui/page-sheet.tsx';
import { lastDayOf } from '../order-voucher.ts';
import { voucherPdfPath } from '../voucher-paths.ts';

const ART = artworkUrl('music', 'gutschein~bird~stage~bright', [16, 9]);

/** A voucher order, as its page shows it. */
export interface VoucherOrderView {
  number: string;
  isTest: boolean;
  placedAt: Instant;
  email: string;
  from: string;
  /** Above zero what is to be paid, below zero what comes back. */
  openCents: number;
  /** How what comes back does so. */
  refundSplit: RefundSplit;
  /** Its payment is disputed, and not decided. */
  isDisputed: boolean;
  voucher: OrderVoucher;
  /** Path for withdrawing from the contract, and the last day for it; `null` where withdrawing is not possible. */
  withdrawal: { path: string; until: Day } | null;
}

type State = 'unpaid' | 'good' | 'redeemed' | VoucherCancellationCause;

/** An order of a gift voucher: right after it was placed, and whenever its link is opened again. */
export function VoucherOrderScreen({ order, language }: { order: VoucherOrderView; language: Language }) {
  const { voucher, isTest } = order;
  const { issued } = voucher;
  const state: State =
    voucher.cancellationCause ?? (!issued ? 'unpaid' : issued.isRedeemed ? 'redeemed' : 'good');
  return (
    <>
      <PageSheet surface="surface-minze" art={ART}>
        <h1 className="text-title">
          <Title state={state} />
        </h1>
        <p className="lead">
          <Lead order={order} state={state} />
        </p>
        {state === 'good' ? (
          <ButtonLink href={voucherPdfPath({ secret: voucher.secret, isTest })}>
            <Trans>Gift voucher, PDF</Trans>
          </ButtonLink>
        ) : null}
      </PageSheet>
      <div className="wrap direct-columns">
        <section
          className="voucher-sheet cut-note surface-dotter"
          aria-labelledby="voucher-sheet"
          data-over={state === 'redeemed' || isOver(state) || undefined}
        >
          <h2 id="voucher-sheet" className="text-d2">
            <Trans>Gift voucher</Trans>
          </h2>
          <p className="voucher-worth" translate="no">
            {formatPrice(voucher.cents)}
          </p>
          {voucher.recipient === '' ? null : (
            <p>
              <Trans>For {voucher.recipient}</Trans>
            </p>
          )}
          {voucher.greeting === '' ? null : <p className="voucher-greeting">{voucher.greeting}</p>}
          <p>
            <Trans>From {order.from}</Trans>
          </p>
          {state === 'good' && issued ? (
            <p className="voucher-code" translate="no">
              {issued.code}
            </p>
          ) : null}
        </section>
        <div className="voucher-side">
          <Facts order={order} state={state} language={language} />
          {order.withdrawal ? (
            <div className="voucher-withdraw">
              <p className="text-sm">
                <Trans>
                  You can withdraw until {formatDay(order.withdrawal.until, language)}, as long as the voucher
                  hasn’t been redeemed.
                </Trans>
              </p>
              <ButtonLink href={order.withdrawal.path} variant="ghost" size="small">
                <Trans>Withdraw from contract</Trans>
              </ButtonLink>
            </div>
          ) : null}
        </div>
      </div>
    </>
  );
}

const isOver = (state: State) => state === 'withdrawn' || state === 'by-house' || state === 'not-paid';

function Title({ state }: { state: State }) {
  switch (state) {
    case 'unpaid':
      return <Trans>Knock, knock: it’s reserved.</Trans>;
    case 'good':
      return <Trans>Knock, knock: it’s all yours.</Trans>;
    case 'redeemed':
      return <Trans>Redeemed.</Trans>;
    case 'by-house':
      return <Trans>Cancelled.</Trans>;
    case 'not-paid':
      return <Trans>Not paid.</Trans>;
    case 'withdrawn':
      return <Trans>Withdrawn.</Trans>;
  }
}

function Lead({
  order: { number, email, isTest, openCents },
  state,
}: {
  order: VoucherOrderView;
  state: State;
}) {
  if (isTest)
    return (
      <Trans>
        This was a test: no money is taken, and the voucher is worth nothing. We’ve emailed{' '}
        <strong>{email}</strong>.
      </Trans>
    );
  switch (state) {
    case 'unpaid':
      return (
        <Trans>
          Quote <strong translate="no">{number}</strong> and pay at the box office within 14 days. We’ll then
          send the voucher. All the details are on their way to <strong>{email}</strong>.
        </Trans>
      );
    case 'good':
      return (
        <Trans>
          We’ve emailed the voucher to <strong>{email}</strong>. It’s here too, in case the email dawdles.
        </Trans>
      );
    case 'redeemed':
      return <Trans>The code has been turned into credit. There’s nothing left to do.</Trans>;
    case 'withdrawn':
      return openCents < 0 ? (
        <Trans>
          You’ve withdrawn from the purchase of this voucher, and its code is no longer valid. You’ll get{' '}
          {formatPrice(-openCents)} back. We’ll send confirmation to <strong>{email}</strong>.
        </Trans>
      ) : (
        <Trans>
          You’ve withdrawn from the purchase of this voucher, and its code is no longer valid. There’s nothing
          left to pay. We’ll send confirmation to <strong>{email}</strong>.
        </Trans>
      );
    case 'by-house':
      return openCents < 0 ? (
        <Trans>
          We’ve cancelled this voucher: it can’t be redeemed. You’ll get {formatPrice(-openCents)} back.
        </Trans>
      ) : (
        <Trans>We’ve cancelled this voucher: it can’t be redeemed. There’s nothing left to pay.</Trans>
      );
    case 'not-paid':
      return <Trans>This voucher wasn’t paid for in time. There’s nothing left to pay.</Trans>;
  }
}

function Facts({ order, state, language }: { order: VoucherOrderView; state: State; language: Language }) {
  const { voucher, openCents, refundSplit, isDisputed } = order;
  return (
    <DirectOrderFacts
      order={order}
      dueCents={voucher.state === 'valid' ? voucher.cents : 0}
      language={language}
      more={<Sending order={order} state={state} language={language} />}
      below={
        <p className="text-sm">
          {isDisputed ? (
            <DisputedWords />
          ) : isOver(state) && openCents < 0 ? (
            <RefundText split={refundSplit} />
          ) : (
            <Trans>
              This is a multi-purpose voucher: no VAT is charged when you buy it. VAT is due when the voucher
              is redeemed.
            </Trans>
          )}
        </p>
      }
    />
  );
}

/** Validity of the voucher, and the date of its delivery. */
function Sending({
  order: { voucher, isTest },
  state,
  language,
}: {
  order: VoucherOrderView;
  state: State;
  language: Language;
}) {
  const { issued, recipientEmail, sendOn, sentAt } = voucher;
  return (
    <>
      {issued?.validUntil && state === 'good' ? (
        <Fact name={<Trans>Valid until</Trans>}>{formatDay(lastDayOf(issued.validUntil), language)}</Fact>
      ) : null}
      {recipientEmail !== null && !isOver(state) && !isTest ? (
        <Fact name={sentAt ? <Trans>Sent to recipient on</Trans> : <Trans>Sent to recipient</Trans>}>
          {sentAt ? (
            formatDay(dayOf(sentAt), language)
          ) : sendOn ? (
            formatDay(sendOn, language)
          ) : (
            <Trans>as soon as it’s paid</Trans>
          )}
        </Fact>
      ) : null}
    </>
  );
}
