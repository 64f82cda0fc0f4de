import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Form, useNavigation } from 'react-router';
import type { Language } from '#lib/localized.ts';
import { formatPrice } from '#lib/money.ts';
import { TextField } from '#ui/field.tsx';
import { Note } from '#ui/note.tsx';
import { useCounterKeys } from '../browser/use-counter-keys.ts';
import { CartPanel } from '../components/cart-panel.tsx';
import { Key } from '../components/key.tsx';
import { PriceKeys } from '../components/price-keys.tsx';
import { SaleDone } from '../components/sale-done.tsx';
import { counterPath, tillPath } from '../counter-path.ts';
import type { CounterDate, CounterView, TypedSale } from '../counter-view.ts';

/**
 * The counter: dates, prices and cart on one screen (docs/product/box-office.md#counter). Every press is a form, so that it works without
 * scripts; keys press the same buttons.
 */
export function CounterScreen({
  view,
  problem,
  typed,
  language,
}: {
  view: CounterView;
  /** Reason the last press did nothing, in words. */
  problem: string | null;
  /** Fields as they were typed with it. */
  typed: TypedSale | null;
  language: Language;
}) {
  const { shift, done, event, cart } = view;
  const isBusy = useNavigation().state !== 'idle';
  const keys = useCounterKeys(cart?.contents ?? null, isBusy);
  return (
    <main id="main" tabIndex={-1} className="counter" ref={keys} aria-busy={isBusy}>
      <h1 className="visually-hidden">
        <Trans context="counter">Desk</Trans>
      </h1>
      <TillLine shift={shift} language={language} />
      {problem === null ? null : (
        <div role="alert" className="counter-problem">
          <Note tone="rosa">{problem}</Note>
        </div>
      )}
      {done ? (
        <SaleDone done={done} language={language} />
      ) : (
        <div className="counter-columns">
          <Dates view={view} language={language} />
          <section className="counter-event" aria-labelledby="counter-event">
            {event ? (
              <PriceKeys event={event} view={view} language={language} />
            ) : (
              <p className="text-d1" id="counter-event">
                <Trans>Nothing is on sale on this day.</Trans>
              </p>
            )}
          </section>
          <CartPanel cart={cart} view={view} typed={typed} language={language} />
          {cart ? <SumBar cart={cart} /> : null}
        </div>
      )}
    </main>
  );
}

/** The sum in sight on a phone, where the cart is below the prices. */
function SumBar({ cart: { quantity, totalCents } }: { cart: NonNullable<CounterView['cart']> }) {
  return (
    <a href="#counter-cart" className="counter-bar">
      <span>
        <Plural value={quantity} one="# ticket" other="# tickets" />
      </span>
      <strong>{formatPrice(totalCents)}</strong>
    </a>
  );
}

function TillLine({ shift, language }: { shift: CounterView['shift']; language: Language }) {
  const { till, since } = shift ?? { till: '', since: '' };
  return (
    <p className="counter-till">
      <span className="counter-signal" data-open={shift ? '' : undefined} aria-hidden="true" />
      {shift ? (
        <a href={tillPath(language)}>
          <Trans>
            {till}, open since {since}
          </Trans>
        </a>
      ) : (
        <a href={tillPath(language)}>
          <Trans>Till closed. Open it to sell.</Trans>
        </a>
      )}
    </p>
  );
}

function Dates({ view, language }: { view: CounterView; language: Language }) {
  const { t } = useLingui();
  const { dates, days, day, query, event } = view;
  return (
    <section className="counter-dates" aria-label={t`Dates`}>
      <ul className="counter-days">
        {days.map((each) => (
          <li key={each.day}>
            <a
              href={counterPath(language, each.isToday ? {} : { day: each.day })}
              aria-current={each.day === day && query === '' ? 'date' : undefined}
            >
              {each.isToday ? <Trans>Today</Trans> : each.name}
            </a>
          </li>
        ))}
      </ul>
      <search>
        <Form className="counter-search">
          <input type="hidden" name="lang" value={language} />
          <TextField label={t`Other dates`} type="search" name="q" defaultValue={query} maxLength={100} />
        </Form>
      </search>
      {dates.length === 0 ? (
        <p className="muted">
          <Trans>No dates.</Trans>
        </p>
      ) : (
        <ul className="counter-list">
          {dates.map((date) => (
            <li key={date.jetId}>
              <a
                href={counterPath(language, {
                  event: date.jetId,
                  q: query,
                  ...(day === days[0]?.day ? {} : { day }),
                })}
                aria-current={date.jetId === event?.jetId ? 'true' : undefined}
                data-date
              >
                <DateRow date={date} />
              </a>
            </li>
          ))}
        </ul>
      )}
      <ul className="counter-legend" aria-hidden="true">
        <li>
          <Key>↑</Key> <Key>↓</Key> <Trans>Date</Trans>
        </li>
        <li>
          <Key>1</Key>–<Key>6</Key> <Trans>Price</Trans>, <Key>−</Key> <Trans>one less</Trans>
        </li>
        <li>
          <Key>2</Key> <Key>4</Key> <Key>×</Key> <Key>1</Key> <Trans>24 at once</Trans>
        </li>
        <li>
          <Key>↵</Key> <Trans>take the money</Trans>
        </li>
      </ul>
    </section>
  );
}

function DateRow({ date: { time, title, room, free, onlineUntil } }: { date: CounterDate }) {
  return (
    <>
      <span className="counter-time">{time}</span>
      <span>
        <strong lang={title.lang}>{title.text}</strong>
        <span className="text-sm">
          <span lang={room.lang}>{room.text}</span> ·{' '}
          {onlineUntil === null ? <Trans>online closed</Trans> : <Trans>online until {onlineUntil}</Trans>}
        </span>
        <span className="text-sm" data-few={free <= 5 ? '' : undefined}>
          <Plural value={free} _0="sold out" one="# available" other="# available" />
        </span>
      </span>
    </>
  );
}
