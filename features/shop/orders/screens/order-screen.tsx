import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CouponRow, IncludedVat } from '#features/box-office/prices/index.ts';
import { artworkUrl } from '#features/core/artwork/index.ts';
import { formatPrice } from '#lib/money.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { PageSheet } from '#ui/page-sheet.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { OrderAnswers } from '../components/order-answers.tsx';
import { type OrderMessage, OrderMessageNote } from '../components/order-message.tsx';
import { OrderSums } from '../components/order-sums.tsx';
import { PayOnline, type PayOnlineRefusal } from '../components/pay-online.tsx';
import { RefundNote } from '../components/refund-note.tsx';
import { TicketFilesList } from '../components/ticket-files-list.tsx';
import { TransferNote } from '../components/transfer-note.tsx';
import { VisitCard } from '../components/visit-card.tsx';
import { WalletButtons } from '../components/wallet-buttons.tsx';
import { GroupAllergies } from '../group-allergies/group-allergies.tsx';
import type { GroupAllergiesAnswer } from '../group-allergies/group-allergies-view.ts';
import { GroupChange } from '../group-change/group-change.tsx';
import type { GroupChangeAnswer } from '../group-change/group-change-view.ts';
import { GroupNames } from '../group-names/group-names.tsx';
import type { GroupNamesAnswer } from '../group-names/group-names-view.ts';
import type { OrderEnd } from '../order-end.ts';
import type { OrderView } from '../order-view.ts';

const ART = artworkUrl('theatre', 'bestellt~bird~stage~bright', [16, 9]);

/** An order: right after it was placed, and by its link later. `steps`: the steps of checkout before it. */
export function OrderScreen({
  order,
  steps,
  message,
  changed = null,
  named = null,
  counted = null,
}: {
  order: OrderView;
  steps: ReactNode;
  /** Outcome of the form for another number of a group. */
  changed?: GroupChangeAnswer | null;
  /** The same for the names of those who come with it. */
  named?: GroupNamesAnswer | null;
  /** The same for their allergies and needs. */
  counted?: GroupAllergiesAnswer | null;
  /** Failed returns and conversions to credit; withdrawn consent to answers about health; exchanged tickets. */
  message: OrderMessage | PayOnlineRefusal | null;
}) {
  const card = (visit: OrderView['visits'][number]) => (
    <VisitCard
      key={visit.id}
      visit={visit}
      mayBecomeCredit={order.mayBecomeCredit}
      isDisputed={order.isDisputed}
    />
  );
  return (
    <>
      <PageSheet surface="surface-dotter" art={ART}>
        {steps}
        <h1 className="text-title">
          {order.end ? (
            endTitle(order.end)
          ) : !order.hasTickets ? (
            <Trans>Knock, knock: it’s reserved.</Trans>
          ) : (
            <Trans>Knock, knock: it’s all yours.</Trans>
          )}
        </h1>
        {order.end ? (
          <p className="lead">
            {endWords(order.end)} <MoneyOfEnded order={order} />
          </p>
        ) : (
          <Lead order={order} />
        )}
        <PayOnline
          order={order}
          refusal={message === 'PAY_CLOSED' || message === 'PAY_PROVIDER_DOWN' ? message : null}
        />
        {order.group ? <GroupNote group={order.group} /> : null}
        {order.files ? (
          <div className="order-files">
            <ButtonLink href={order.files.all.a4}>
              <Trans>All tickets, PDF</Trans>
            </ButtonLink>
            <TicketFilesList files={order.files} />
            <WalletButtons paths={order.wallet} />
          </div>
        ) : null}
        <OrderMessageNote message={message} />
      </PageSheet>
      <div className="wrap order-columns">
        <ul className="cart-tickets">
          {order.series.map(({ id, title, price, cents, quantity }) => (
            <li key={`series-${id}`} className="order-series">
              <h2 className="text-d1" lang={title.lang}>
                {title.text}
              </h2>
              <p>
                <Trans>Whole series</Trans>: {quantity} × <span lang={price.lang}>{price.text}</span>,{' '}
                <strong translate="no">{formatPrice(quantity * cents)}</strong>
              </p>
              <ul className="cart-tickets">
                {order.visits.filter((visit) => visit.seriesId === id).map(card)}
              </ul>
            </li>
          ))}
          {order.visits.filter(({ seriesId }) => seriesId === null).map(card)}
        </ul>
        <div className="order-side">
          {order.groupChange ? <GroupChange change={order.groupChange} answer={changed} /> : null}
          {order.groupNames ? <GroupNames names={order.groupNames} answer={named} /> : null}
          {order.groupAllergies ? <GroupAllergies allergies={order.groupAllergies} answer={counted} /> : null}
          <Facts order={order}>
            <RefundNote order={order} />
          </Facts>
          {order.transfer ? <TransferNote transfer={order.transfer} /> : null}
          {order.answers ? <OrderAnswers answers={order.answers} /> : null}
        </div>
      </div>
    </>
  );
}

function endTitle(end: OrderEnd): ReactNode {
  switch (end) {
    case 'returned':
      return <Trans>Returned.</Trans>;
    case 'by-house':
      return <Trans>Cancelled.</Trans>;
    case 'event-cancelled':
      return <Trans>Event cancelled.</Trans>;
    case 'not-paid':
      return <Trans>Not paid.</Trans>;
    case 'mixed':
      return <Trans>No longer valid.</Trans>;
  }
}

function endWords(end: OrderEnd): ReactNode {
  switch (end) {
    case 'returned':
      return <Trans>All the tickets in this order have been returned.</Trans>;
    case 'by-house':
      return <Trans>We’ve cancelled all the tickets in this order.</Trans>;
    case 'event-cancelled':
      return <Trans>We’re sorry, but we’ve had to cancel, and all the tickets in this order with it.</Trans>;
    case 'not-paid':
      return <Trans>This order wasn’t paid in time, so we’ve released the seats.</Trans>;
    case 'mixed':
      return <Trans>None of the tickets in this order are valid any more.</Trans>;
  }
}

/** Fate of the money of an order without valid tickets. */
function MoneyOfEnded({ order: { owedCents, refundedCents, isDisputed } }: { order: OrderView }) {
  if (owedCents > 0 && !isDisputed) return <Trans>You’ll get {formatPrice(owedCents)} back.</Trans>;
  if (refundedCents > 0) return <Trans>We’ve refunded {formatPrice(refundedCents)}.</Trans>;
  return <Trans>There’s nothing left to pay.</Trans>;
}

function Lead({
  order: { quantity, email, number, hasTickets, isTest, reservedUntil, payOnline },
}: {
  order: OrderView;
}) {
  if (isTest)
    return (
      <p className="lead">
        <Trans>
          This was a test: no money is taken, no seats are held, and these tickets won’t get anyone in. We’ve
          emailed <strong>{email}</strong>.
        </Trans>
      </p>
    );
  if (!hasTickets && payOnline === 'offered')
    return (
      <p className="lead">
        {reservedUntil === null ? (
          <Trans>
            The seats are yours. Pay online, or quote <strong translate="no">{number}</strong> at the box
            office at least 30 minutes before the start.
          </Trans>
        ) : (
          <Trans>
            We’re holding these seats until <strong>{reservedUntil}</strong>. Pay online by then, or quote{' '}
            <strong translate="no">{number}</strong> at the box office.
          </Trans>
        )}
      </p>
    );
  if (!hasTickets && payOnline === 'processing')
    return (
      <p className="lead">
        <Trans>Your tickets aren’t valid yet, so please wait for our email before you set off.</Trans>
      </p>
    );
  if (!hasTickets && (reservedUntil !== null || email === ''))
    return (
      <p className="lead">
        {reservedUntil === null ? (
          <Trans>
            The seats are yours. Quote <strong translate="no">{number}</strong> at the box office at least 30
            minutes before the start to pay and get your tickets.
          </Trans>
        ) : (
          <Trans>
            We’re holding these seats until <strong>{reservedUntil}</strong>. Quote{' '}
            <strong translate="no">{number}</strong> at the box office by then to pay and get your tickets.
          </Trans>
        )}
      </p>
    );
  if (!hasTickets)
    return (
      <p className="lead">
        <Trans>
          The seats are yours. Quote <strong translate="no">{number}</strong> at the box office at least 30
          minutes before the start to pay and get your tickets. All the details are on their way to{' '}
          <strong>{email}</strong>.
        </Trans>
      </p>
    );
  if (email === '')
    return (
      <p className="lead">
        <Trans>These are your tickets. Keep this page: we have no email address to send them to.</Trans>
      </p>
    );
  return (
    <p className="lead">
      {quantity === 1 ? (
        <Trans>
          We’ve emailed your ticket to <strong>{email}</strong>. It’s here too, in case the email dawdles.
        </Trans>
      ) : (
        <Trans>
          We’ve emailed {quantity} tickets to <strong>{email}</strong>. They’re here too, in case the email
          dawdles.
        </Trans>
      )}
    </p>
  );
}

function Facts({
  order,
  order: {
    number,
    placedOn,
    creditCents,
    owedCents,
    isDisputed,
    due,
    donationCents,
    isDonationReturned,
    end,
    coupon,
    documents,
  },
  children,
}: {
  order: OrderView;
  children: ReactNode;
}) {
  return (
    <section className="order-facts" aria-labelledby="order-facts">
      <h2 id="order-facts" className="visually-hidden">
        <Trans>Your order</Trans>
      </h2>
      <dl>
        <div>
          <dt>
            <Trans>Order</Trans>
          </dt>
          <dd>
            <strong translate="no">{number}</strong>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Ordered on</Trans>
          </dt>
          <dd>{placedOn}</dd>
        </div>
        {coupon === null ? null : (
          <div>
            <dt>
              <Trans>Ticket price</Trans>
            </dt>
            <dd translate="no">{formatPrice(due.totalCents - donationCents + coupon.reductionCents)}</dd>
          </div>
        )}
        <CouponRow coupon={coupon} />
        {donationCents > 0 ? (
          <div>
            <dt>
              <Trans>Donation</Trans>
            </dt>
            <dd translate="no">{formatPrice(donationCents)}</dd>
          </div>
        ) : null}
        {creditCents > 0 ? (
          <div>
            <dt>
              <Trans>Paid with credit</Trans>
            </dt>
            <dd translate="no">{formatPrice(creditCents)}</dd>
          </div>
        ) : null}
        <OrderSums order={order} />
        {owedCents > 0 && !isDisputed ? (
          <div>
            <dt>
              <Trans>Your refund</Trans>
            </dt>
            <dd>
              <strong translate="no">{formatPrice(owedCents)}</strong>
            </dd>
          </div>
        ) : null}
        {documents.map(({ number, kind, path, xmlPath }) => (
          <div key={number}>
            <dt>{kind === 'invoice' ? <Trans>Invoice</Trans> : <Trans>Cancellation invoice</Trans>}</dt>
            <dd>
              <a href={path} className="text-link">
                {number}
                <VisuallyHidden>, PDF</VisuallyHidden>
              </a>
              {xmlPath ? (
                <>
                  {' '}
                  <a href={xmlPath} className="text-link" download>
                    <Trans>E-invoice</Trans>
                    <VisuallyHidden> {number}</VisuallyHidden>
                  </a>
                </>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
      {children}
      {end !== null && donationCents > 0 ? (
        <p className="text-sm">
          <Trans>
            Your donation stays with us. Would you like it back? Tell the box office, quoting your order
            number.
          </Trans>
        </p>
      ) : null}
      {isDonationReturned ? (
        <p className="text-sm">
          <Trans>Your donation was taken out of the order.</Trans>
        </p>
      ) : null}
      <IncludedVat sum={due} />
    </section>
  );
}

/** The one ticket that admits a group, and what the group has to know about it. */
function GroupNote({ group: { name, heads, path } }: { group: NonNullable<OrderView['group']> }) {
  return (
    <Note tone="dotter-hell">
      <p>
        <strong>{name}</strong>
      </p>
      <p>
        <Trans>One code admits all {heads} of you. Show it at the door, on a phone or printed.</Trans>{' '}
        {path ? (
          <a href={path} className="text-link">
            <Trans>Show the code</Trans>
          </a>
        ) : null}
      </p>
    </Note>
  );
}
