import { Trans } from '@lingui/react/macro';
import { Form, useRevalidator } from 'react-router';
import { Button } from '#ui/button.tsx';
import type { CartView } from '../cart-view.ts';
import { CartSeriesCard } from './cart-series-card.tsx';
import { CartSum } from './cart-sum.tsx';
import { CartTicketCard } from './cart-ticket-card.tsx';
import { RENEWAL_LIMIT } from './countdown.ts';
import { HoldBar } from './hold-bar.tsx';
import type { ShopPaths } from './shop-paths.ts';

/** Contents of a cart and how long they are held; or the contents it held and that can be restored. */
export function FilledCart({ cart, paths }: { cart: CartView; paths: ShopPaths }) {
  const { revalidate } = useRevalidator();
  return (
    <>
      {cart.state === 'held' ? <HoldBar cart={cart} paths={paths} onOver={() => void revalidate()} /> : null}
      {cart.state === 'expired' ? <Expired cart={cart} paths={paths} /> : null}
      <div className="cart-columns">
        <ul className="cart-tickets">
          {cart.series.map((series) => (
            <CartSeriesCard key={series.id} series={series} paths={paths} canChange={cart.can.change} />
          ))}
          {cart.tickets.map((ticket) => (
            <CartTicketCard key={ticket.id} ticket={ticket} paths={paths} canChange={cart.can.change} />
          ))}
        </ul>
        {cart.state === 'held' ? <CartSum cart={cart} paths={paths} /> : null}
      </div>
    </>
  );
}

function Expired({ cart, paths }: { cart: CartView; paths: ShopPaths }) {
  return (
    <section className="cart-expired cut-note surface-dotter" role="status">
      <p>
        <strong>
          {cart.offeredUntil === null ? (
            <Trans>
              Your 15 minutes are up. Your seats have been released, but we’ve kept your selection.
            </Trans>
          ) : (
            <Trans>Your time for these seats is up.</Trans>
          )}
        </strong>
      </p>
      {cart.can.restore ? (
        <Form method="post" action={paths.restore} preventScrollReset>
          <Button type="submit">
            <Trans>Get the same seats again</Trans>
          </Button>
        </Form>
      ) : null}
      {cart.renewalsLeft === 0 && cart.offeredUntil === null ? (
        <p>
          <Trans>
            You’ve added time {RENEWAL_LIMIT} times. Now it’s someone else’s turn. Choose your tickets again
            in the calendar.
          </Trans>
        </p>
      ) : null}
    </section>
  );
}
