import { Plural, Trans } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import type { VoucherCancellationCause } from '#features/box-office/ticketing/index.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import type { Language } from '#lib/localized.ts';
import { formatPrice } from '#lib/money.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { ListPages } from '#ui/list-pages.tsx';
import { CancellationWords } from '../components/cancellation-words.tsx';
import { TicketFilesList } from '../components/ticket-files-list.tsx';
import type { OrderListing } from '../order-listing.ts';

/**
 * "Orders" of the personal area, a page of them. `guestOrders`: number of orders placed as a guest; `waiting`: entries of
 * waiting lists; `navigation`: the other pages of the area.
 */
export function OrdersScreen({
  orders,
  page,
  pages,
  guestOrders,
  waiting,
  navigation,
  language,
}: {
  orders: OrderListing[];
  page: number;
  pages: number;
  guestOrders: number;
  waiting: ReactNode;
  navigation: ReactNode;
  language: Language;
}) {
  return (
    <div className="wrap orders-page">
      <h1 className="text-title">
        <Trans>Orders</Trans>
      </h1>
      {navigation}
      <div className="orders-list">
        {guestOrders > 0 ? <GuestOrders count={guestOrders} /> : null}
        {waiting}
        {orders.length === 0 ? <NoOrders language={language} /> : <Orders orders={orders} />}
        <ListPages
          page={page}
          pages={pages}
          to={(number) => `${pathTo('orders', language)}?page=${number}`}
        />
      </div>
    </div>
  );
}

/** Orders placed with the account's address before signing in. */
function GuestOrders({ count }: { count: number }) {
  return (
    <form method="post" className="guest-orders cut-note surface-minze">
      <p>
        <Plural
          value={count}
          one="# order was placed with your email address while you weren’t signed in."
          other="# orders were placed with your email address while you weren’t signed in."
        />
      </p>
      <Button type="submit" name="claim" value="yes" variant="white">
        <Plural value={count} one="Add it to my orders" other="Add them to my orders" />
      </Button>
    </form>
  );
}

function NoOrders({ language }: { language: Language }) {
  return (
    <div className="orders-none">
      <p className="lead">
        <Trans>No orders yet. Anything you order while you’re signed in appears here.</Trans>
      </p>
      <ButtonLink href={pathTo('calendar', language)}>
        <Trans>Go to calendar</Trans>
      </ButtonLink>
    </div>
  );
}

function Orders({ orders }: { orders: OrderListing[] }) {
  return (
    <ul className="orders">
      {orders.map(({ number, path, placedOn, dueCents, isTest, voucher, pass, files, visits }) => (
        <li key={number} className="orders-order">
          <h2 className="text-d2">
            <a href={path} translate="no">
              {number}
            </a>
          </h2>
          <p>
            {placedOn}, <strong translate="no">{formatPrice(dueCents)}</strong>
            {isTest ? (
              <>
                {', '}
                <Trans>test sale</Trans>
              </>
            ) : null}
          </p>
          <ul>
            {voucher ? (
              <li className="orders-visit">
                <strong>
                  <Trans>Gift voucher</Trans>
                </strong>
                <Ended cause={voucher.cancellationCause} />
              </li>
            ) : null}
            {pass ? (
              <li className="orders-visit">
                <strong lang={pass.name.lang}>{pass.name.text}</strong>
                <Ended cause={pass.cancellationCause} />
              </li>
            ) : null}
            {visits.map(({ id, title, series, when, isPostponed, valid: quantity, cancelled }) => (
              <li key={id} className="orders-visit">
                <strong lang={title?.lang}>{title ? title.text : <Trans>Tickets</Trans>}</strong>
                {when ? <span>{when}</span> : null}
                {isPostponed ? (
                  <span>
                    <Trans>postponed</Trans>
                  </span>
                ) : null}
                {series ? (
                  <span>
                    <Trans>Whole series</Trans>: <span lang={series.lang}>{series.text}</span>
                  </span>
                ) : null}
                <span>
                  <Plural value={quantity} one="# ticket" other="# tickets" />
                  {cancelled.map(({ cause, quantity: count }) => (
                    <Fragment key={cause}>
                      {', '}
                      {count} <CancellationWords cause={cause} />
                    </Fragment>
                  ))}
                </span>
              </li>
            ))}
          </ul>
          {files ? <TicketFilesList files={files} /> : null}
        </li>
      ))}
    </ul>
  );
}

function Ended({ cause }: { cause: VoucherCancellationCause | null }) {
  return cause ? (
    <span>
      <CancellationWords cause={cause} />
    </span>
  ) : null;
}
