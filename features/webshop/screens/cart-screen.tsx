import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Form, useRevalidator } from 'react-router';
import { artworkUrl } from '#features/artwork/index.ts';
import { announceCartChange } from '#features/booking/index.ts';
import { pathTo } from '#features/navigation/index.ts';
import type { Language } from '#lib/localized.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { PageSheet } from '#ui/page-sheet.tsx';
import type { CartMessageCode } from '../cart-message-code.ts';
import type { CartView } from '../cart-view.ts';
import { CartMessage } from '../components/cart-message.tsx';
import { CartSum } from '../components/cart-sum.tsx';
import { CartTicketCard } from '../components/cart-ticket-card.tsx';
import { MOST_RENEWALS } from '../components/countdown.ts';
import { HoldBar } from '../components/hold-bar.tsx';
import type { ShopPaths } from '../components/shop-paths.ts';

const ART = artworkUrl('workshop', 'warenkorb~bird~stage~deep', [16, 9]);

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

  if (cart === null) return <EmptyCart message={message} language={language} />;
  return (
    <div className="wrap cart-page">
      <h1 className="text-title">
        <Trans>Cart</Trans>
      </h1>
      {message ? <CartMessage code={message} /> : null}
      {cart.state === 'held' ? <HoldBar cart={cart} paths={paths} onOver={() => void revalidate()} /> : null}
      {cart.state === 'expired' ? <Expired cart={cart} paths={paths} /> : null}
      <div className="cart-columns">
        <ul className="cart-tickets">
          {cart.tickets.map((ticket) => (
            <CartTicketCard key={ticket.id} ticket={ticket} paths={paths} canChange={cart.can.change} />
          ))}
        </ul>
        {cart.state === 'held' ? <CartSum cart={cart} /> : null}
      </div>
    </div>
  );
}

function EmptyCart({ message, language }: { message: CartMessageCode | null; language: Language }) {
  return (
    <div className="short-page">
      <PageSheet surface="surface-dotter" art={ART}>
        <h1 className="text-title">
          <Trans>Cart</Trans>
        </h1>
        <p className="lead">
          <Trans>Nothing in it yet. Knock at the calendar, something will turn up.</Trans>
        </p>
        <ButtonLink href={pathTo('calendar', language)}>
          <Trans>To the calendar</Trans>
        </ButtonLink>
      </PageSheet>
      {message ? (
        <div className="wrap">
          <CartMessage code={message} />
        </div>
      ) : null}
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
