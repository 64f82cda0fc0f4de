import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Form } from 'react-router';
import { IncludedVat } from '#features/box-office/prices/index.ts';
import { HUB_PATH } from '#features/core/navigation/index.ts';
import type { Language } from '#lib/localized.ts';
import { formatPrice } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { counterPath } from '../counter-path.ts';
import type { CounterCart, CounterView, TypedSale } from '../counter-view.ts';
import { CounterLink } from './counter-link.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { KnownCustomer } from './known-customer.tsx';
import { PayForm } from './pay-form.tsx';

const HUB_ORDERS = `${HUB_PATH}/orders`;

/** The cart of the customer at the counter, and how it is paid. */
export function CartPanel({
  cart,
  view,
  typed,
  language,
}: {
  cart: CounterCart | null;
  view: CounterView;
  typed: TypedSale | null;
  language: Language;
}) {
  const query = {
    event: view.event?.jetId,
    group: view.event?.group,
    slot: view.event?.blockId ?? undefined,
    day: view.day === view.days[0]?.day ? undefined : view.day,
    customer: view.customer?.id,
    plan: view.isPlanOpen ? ('open' as const) : undefined,
  };
  const here = counterPath(language, query);
  const last = view.lastSale && formatPrice(view.lastSale.cents);
  return (
    <section className="counter-cart" aria-labelledby="counter-now" id="counter-cart">
      <div className="counter-cart-head">
        <h2 id="counter-now" className="text-d1">
          <Trans context="counter">Now</Trans>
        </h2>
        <span aria-live="polite">
          <Plural value={cart?.quantity ?? 0} _0="No tickets" one="# ticket" other="# tickets" />
        </span>
        {cart ? <EmptyCart key={`${here} ${view.purchase?.kind}`} action={here} /> : null}
      </div>
      {cart ? (
        <>
          {cart.isExpired ? (
            <p className="counter-stopped">
              <Trans>The time is over. Press a price to hold these tickets again.</Trans>
            </p>
          ) : null}
          <Lines cart={cart} />
          <SeriesLines series={cart.series} action={here} />
          <Coupon cart={cart} action={here} typed={typed?.code ?? ''} />
          <KnownCustomer {...{ cart, view, language }} here={query} typedNumber={typed?.passNumber ?? ''} />
          <div className="counter-sum">
            <p>
              <span>
                <Trans>Amount due</Trans>
              </span>
              <strong>{formatPrice(cart.totalCents)}</strong>
            </p>
            <IncludedVat sum={cart.sum} />
          </div>
          <PayForm
            key={view.customer?.id}
            {...{ cart, typed, language }}
            customer={view.customer}
            action={here}
            isOpen={view.shift !== null}
          />
        </>
      ) : (
        <>
          <p className="muted">
            <Trans>Press a price.</Trans>
          </p>
          <FindReservation language={language} />
        </>
      )}
      {last !== null && !cart ? (
        <p>
          <CounterLink to={counterPath(language, { sold: view.lastSale?.number })} className="text-link">
            <Trans>Last sale: {last}</Trans>
          </CounterLink>
        </p>
      ) : null}
    </section>
  );
}

/** Looks for an order that is not paid, by the name of who comes for it. */
function FindReservation({ language }: { language: Language }) {
  const { t } = useLingui();
  return (
    <search>
      <form action={HUB_ORDERS} className="counter-search">
        <input type="hidden" name="lang" value={language} />
        <input type="hidden" name="state" value="open" />
        <TextField
          label={t`Reserved, not paid: name or number`}
          type="search"
          name="q"
          required
          maxLength={200}
          autoComplete="off"
        />
        <Button type="submit" variant="ghost" size="small">
          <Trans context="button">Search</Trans>
        </Button>
      </form>
    </search>
  );
}

function Lines({ cart }: { cart: CounterCart }) {
  return (
    <ul className="counter-lines">
      {cart.lines.map(({ id, event, time, group, price, quantity, totalCents, isStopped }) => (
        <li key={id} data-stopped={isStopped ? '' : undefined}>
          <span>
            {quantity} × <span lang={price.lang}>{price.text}</span>
            <span className="text-sm muted">
              {event ? <span lang={event.lang}>{event.text}</span> : null} {time} ·{' '}
              <span lang={group.lang}>{group.text}</span>
            </span>
            {isStopped ? <Stopped /> : null}
          </span>
          <span className="desk-cents">{formatPrice(totalCents)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Reason a line is struck through, in words. */
function Stopped() {
  return (
    <strong className="counter-stopped text-sm">
      <Trans>Not on sale any more: empty the sale to go on.</Trans>
    </strong>
  );
}

/** Whole series in the sale, each with a press that takes one back. */
function SeriesLines({ series, action }: { series: CounterCart['series']; action: string }) {
  const { t } = useLingui();
  if (series.length === 0) return null;
  return (
    <ul className="counter-lines">
      {series.map(({ id, title, price, dates, quantity, totalCents, isStopped }) => (
        <li key={id} data-stopped={isStopped ? '' : undefined}>
          <span>
            {quantity} × <span lang={price.lang}>{price.text}</span>
            <span className="text-sm muted">
              {title ? <span lang={title.lang}>{title.text}</span> : null},{' '}
              <Plural value={dates} one="# date" other="# dates" />
            </span>
            {isStopped ? <Stopped /> : null}
          </span>
          <Form method="post" action={action} preventScrollReset className="counter-coupon">
            <input type="hidden" name="series" value={id} />
            <input type="hidden" name="count" value={quantity - 1} />
            <span className="desk-cents">{formatPrice(totalCents)}</span>
            <button
              type="submit"
              name="do"
              value="less-series"
              className="counter-less"
              aria-label={t`One series less`}
            >
              −
            </button>
          </Form>
        </li>
      ))}
    </ul>
  );
}

function Coupon({ cart: { coupon }, action, typed }: { cart: CounterCart; action: string; typed: string }) {
  const { t } = useLingui();
  if (coupon)
    return (
      <Form method="post" action={action} preventScrollReset className="counter-coupon">
        <span>
          <strong translate="no">{coupon.code}</strong>{' '}
          {coupon.isRefused ? (
            <Trans>isn’t valid for these tickets</Trans>
          ) : (
            formatPrice(-coupon.reductionCents)
          )}
        </span>
        <button type="submit" name="do" value="no-coupon" className="text-link">
          <Trans>Remove</Trans>
        </button>
      </Form>
    );
  return (
    <details className="desk-more" open={typed !== '' || undefined}>
      <summary>
        <Trans>Discount code</Trans>
      </summary>
      <Form method="post" action={action} preventScrollReset className="counter-coupon">
        <TextField
          label={t`Code`}
          name="code"
          autoComplete="off"
          maxLength={64}
          required
          defaultValue={typed}
        />
        <Button type="submit" name="do" value="coupon" variant="ghost" size="small">
          <Trans>Redeem</Trans>
        </Button>
      </Form>
    </details>
  );
}
