import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { pathTo } from '#features/core/navigation/index.ts';
import type { Language } from '#lib/localized.ts';
import { formatPrice } from '#lib/money.ts';
import { ButtonLink } from '#ui/button.tsx';

/** Seats in the cart of this browser. */
export interface HeldSeats {
  path: string;
  quantity: number;
  /** Until when they are held, as a time of the day. */
  until: string;
}

/** An order that still waits for its money. */
export interface OpenOrder {
  number: string;
  path: string;
  placedOn: string;
  openCents: number;
}

/** "Reservations" of the personal area: seats in the cart, orders to be paid, places on waiting lists. */
export function ReservationsScreen({
  held,
  open,
  waiting,
  navigation,
  language,
}: {
  held: HeldSeats | null;
  open: OpenOrder[];
  /** `null` where nothing is waited for. */
  waiting: ReactNode;
  navigation: ReactNode;
  language: Language;
}) {
  return (
    <div className="wrap orders-page">
      <h1 className="text-title">
        <Trans>Reservations</Trans>
      </h1>
      {navigation}
      <div className="orders-list">
        {held ? <Held seats={held} /> : null}
        {open.length > 0 ? <Open orders={open} /> : null}
        {waiting}
        {held || open.length > 0 || waiting ? null : (
          <div className="orders-none">
            <p className="lead">
              <Trans>
                Nothing reserved right now. Seats in your cart, orders you still have to pay for and waiting
                lists appear here.
              </Trans>
            </p>
            <ButtonLink href={pathTo('calendar', language)}>
              <Trans>Go to calendar</Trans>
            </ButtonLink>
          </div>
        )}
      </div>
    </div>
  );
}

function Held({ seats: { path, quantity, until } }: { seats: HeldSeats }) {
  return (
    <section className="guest-orders cut-note surface-minze" aria-labelledby="held">
      <h2 id="held" className="text-d2">
        <Trans>In your cart</Trans>
      </h2>
      <p>
        <Plural value={quantity} one="# ticket" other="# tickets" />,{' '}
        <Trans>held for you until {until}</Trans>
      </p>
      <ButtonLink href={path} variant="white">
        <Trans>Go to cart</Trans>
      </ButtonLink>
    </section>
  );
}

function Open({ orders }: { orders: OpenOrder[] }) {
  return (
    <section aria-labelledby="open-orders">
      <h2 id="open-orders" className="text-d2">
        <Trans>Still to pay</Trans>
      </h2>
      <ul className="orders">
        {orders.map(({ number, path, placedOn, openCents }) => (
          <li key={number} className="orders-order">
            <h3 className="text-d1">
              <a href={path} translate="no">
                {number}
              </a>
            </h3>
            <p>
              {placedOn}, <strong translate="no">{formatPrice(openCents)}</strong>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
