import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useNavigation } from 'react-router';
import type { Language } from '#lib/localized.ts';
import { formatPrice } from '#lib/money.ts';
import { Artwork } from '#ui/artwork.tsx';
import { InlineScript } from '#ui/inline-script.tsx';
import { Note } from '#ui/note.tsx';
import earlyKeysCode from '../browser/early-keys-code.js?raw';
import { useCounterKeys } from '../browser/use-counter-keys.ts';
import { CartPanel } from '../components/cart-panel.tsx';
import { CounterLink } from '../components/counter-link.tsx';
import { Key } from '../components/key.tsx';
import { PriceKeys } from '../components/price-keys.tsx';
import { PurchaseForm } from '../components/purchase-form.tsx';
import { SaleDone } from '../components/sale-done.tsx';
import { TopSearch } from '../components/top-search.tsx';
import { type CounterQuery, counterPath, tillPath } from '../counter-path.ts';
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
  const { shift, done, event, purchase, cart } = view;
  const here: CounterQuery = {
    ...{ event: event?.jetId, group: event?.group, slot: event?.blockId ?? undefined },
    ...{ customer: view.customer?.id, day: view.day === view.days[0]?.day ? undefined : view.day },
  };
  const isBusy = useNavigation().state !== 'idle';
  const keys = useCounterKeys(cart?.contents ?? null, isBusy);
  return (
    <>
      {/* In a browser it has run. */}
      <InlineScript code={import.meta.env.SSR ? earlyKeysCode : ''} />
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
              {purchase ? (
                <PurchaseForm
                  {...{ purchase, typed, language }}
                  here={here}
                  pressKey={view.pressKey}
                  isOpen={shift !== null}
                />
              ) : event ? (
                <PriceKeys event={event} view={view} language={language} />
              ) : (
                <p className="text-d1" id="counter-event">
                  <Trans>Nothing is on sale on this day.</Trans>
                </p>
              )}
              {purchase ? null : <MoreToSell here={here} language={language} />}
            </section>
            <CartPanel cart={cart} view={view} typed={typed} language={language} />
            {cart ? <SumBar cart={cart} /> : null}
          </div>
        )}
      </main>
    </>
  );
}

/** Keys 7 and 8: what is sold besides tickets. */
function MoreToSell({ here, language }: { here: CounterQuery; language: Language }) {
  return (
    <ul className="counter-more">
      <li>
        <CounterLink to={counterPath(language, { ...here, sell: 'pass' })} data-key="7" aria-keyshortcuts="7">
          <Trans>Pass</Trans> <Key>7</Key>
        </CounterLink>
      </li>
      <li>
        <CounterLink
          to={counterPath(language, { ...here, sell: 'voucher' })}
          data-key="8"
          aria-keyshortcuts="8"
        >
          <Trans>Gift voucher</Trans> <Key>8</Key>
        </CounterLink>
      </li>
    </ul>
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
            <CounterLink
              inPlace
              to={counterPath(language, each.isToday ? {} : { day: each.day })}
              aria-current={each.day === day && query === '' ? 'date' : undefined}
            >
              {each.isToday ? <Trans>Today</Trans> : each.name}
            </CounterLink>
          </li>
        ))}
      </ul>
      <TopSearch
        action={counterPath(language, { event: event?.jetId, customer: view.customer?.id })}
        query={query}
      />
      {dates.length === 0 ? (
        <p className="muted">
          <Trans>No dates.</Trans>
        </p>
      ) : (
        <ul className="counter-list">
          {dates.map((date) => (
            <li key={date.jetId}>
              <CounterLink
                inPlace
                to={counterPath(language, {
                  ...{ event: date.jetId, q: query, customer: view.customer?.id },
                  ...(day === days[0]?.day ? {} : { day }),
                })}
                aria-current={date.jetId === event?.jetId ? 'true' : undefined}
                data-date
              >
                <DateRow date={date} />
              </CounterLink>
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

function DateRow({ date: { day, time, title, room, free, onlineUntil, picture } }: { date: CounterDate }) {
  return (
    <>
      <span className="counter-time">{time}</span>
      {picture === null ? null : <Artwork src={picture} width={1} height={1} className="counter-picture" />}
      <span>
        <strong lang={title.lang}>{title.text}</strong>
        <span className="text-sm">
          {day === null ? null : <>{day} · </>}
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
