import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Form, useRevalidator } from 'react-router';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { announceCartChange } from '#features/booking/index.ts';
import { pathTo } from '#features/navigation/index.ts';
import type { Language } from '#lib/localized.ts';
import type { CartMessageCode } from '../cart-message-code.ts';
import type { CartView } from '../cart-view.ts';
import { CartMessage } from './cart-message.tsx';
import { CartSum } from './cart-sum.tsx';
import { CartTicketCard } from './cart-ticket-card.tsx';
import { MOST_RENEWALS } from './countdown.ts';
import { HoldBar } from './hold-bar.tsx';
import type { ShopPaths } from './shop-paths.ts';

/** The cart: held, expired or empty. */
export function CartScreen({
  cart,
  message,
  paths,
  language,
}: {
  /** `null` when there is nothing in it. */
  cart: CartView | null;
  message: CartMessageCode | null;
  paths: ShopPaths;
  language: Language;
}) {
  const { revalidate } = useRevalidator();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new state of the cart brings new cookies
  useEffect(announceCartChange, [cart]);

  return (
    <div className="wrap cart-page">
      <h1 className="text-title">
        <Trans>Cart</Trans>
      </h1>
      {message ? <CartMessage code={message} /> : null}
      {cart === null ? <EmptyCart language={language} /> : null}
      {cart?.state === 'held' ? <HoldBar cart={cart} paths={paths} onOver={() => void revalidate()} /> : null}
      {cart?.state === 'expired' ? <Expired cart={cart} paths={paths} /> : null}
      {cart ? (
        <div className="cart-columns">
          <ul className="cart-tickets">
            {cart.tickets.map((ticket) => (
              <CartTicketCard key={ticket.id} ticket={ticket} paths={paths} canChange={cart.can.change} />
            ))}
          </ul>
          {cart.state === 'held' ? <CartSum cart={cart} /> : null}
        </div>
      ) : null}
    </div>
  );
}

function EmptyCart({ language }: { language: Language }) {
  return (
    <div className="cart-empty">
      <p className="lead">
        <Trans>Nothing in it yet. Knock at the calendar, something will turn up.</Trans>
      </p>
      <ButtonLink href={pathTo('calendar', language)}>
        <Trans>To the calendar</Trans>
      </ButtonLink>
    </div>
  );
}

function Expired({ cart, paths }: { cart: CartView; paths: ShopPaths }) {
  return (
    <section className="cart-expired cut-note surface-dotter" role="status">
      <p>
        <strong>
          <Trans>The 15 minutes are over. Your seats are free again, we kept your selection.</Trans>
        </strong>
      </p>
      {cart.can.restore ? (
        <Form method="post" action={paths.restore} preventScrollReset>
          <Button type="submit">
            <Trans>Get the same seats again</Trans>
          </Button>
        </Form>
      ) : null}
      {cart.renewalsLeft === 0 ? (
        <p>
          <Trans>
            You have taken more time {MOST_RENEWALS} times; now others get a chance. Choose your tickets anew
            in the calendar.
          </Trans>
        </p>
      ) : null}
    </section>
  );
}
