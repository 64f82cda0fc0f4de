import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Form } from 'react-router';
import type { Language } from '#lib/localized.ts';
import { formatPrice } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { type CounterQuery, counterPath } from '../counter-path.ts';
import type { CounterCart, CounterCustomer, CounterView } from '../counter-view.ts';
import { CounterLink } from './counter-link.tsx';
import { Key } from './key.tsx';

/** Finds the customer who stands there, for credit, gift vouchers and passes; a pass is found by its number without them, too. */
export function KnownCustomer({
  cart,
  view,
  here,
  typedNumber,
  language,
}: {
  cart: CounterCart;
  view: CounterView;
  /** Choice in the address, to come back to. */
  here: CounterQuery;
  /** Number of a pass as it was typed, where it was refused. */
  typedNumber: string;
  language: Language;
}) {
  const { customer, customerQuery } = view;
  const isOpen = customer !== null || customerQuery !== '' || typedNumber !== '';
  return (
    <>
      <PassOfCart cart={cart} action={counterPath(language, here)} />
      <details className="desk-more counter-known" open={isOpen || undefined}>
        <summary {...(customer ? {} : { 'data-key': 'g', 'aria-keyshortcuts': 'g' })}>
          <Trans>Credit, gift voucher, pass</Trans> {customer ? null : <Key>G</Key>}
        </summary>
        {customer ? (
          <Chosen customer={customer} here={here} hasPass={cart.pass !== null} language={language} />
        ) : (
          <Find view={view} here={here} language={language} />
        )}
        {cart.pass ? null : <PassByNumber action={counterPath(language, here)} typed={typedNumber} />}
      </details>
    </>
  );
}

function PassOfCart({ cart: { pass }, action }: { cart: CounterCart; action: string }) {
  if (!pass) return null;
  return (
    <Form method="post" action={action} preventScrollReset className="counter-coupon">
      <span>
        <strong lang={pass.name.lang}>{pass.name.text}</strong>{' '}
        {pass.isRefused ? (
          <Trans>isn’t valid for these tickets</Trans>
        ) : (
          <>
            <Plural value={pass.visits} one="# visit" other="# visits" />,{' '}
            <span translate="no">{formatPrice(-pass.cents)}</span>
          </>
        )}
      </span>
      <button type="submit" name="do" value="no-pass" className="text-link">
        <Trans>Remove</Trans>
      </button>
    </Form>
  );
}

function Find({ view, here, language }: { view: CounterView; here: CounterQuery; language: Language }) {
  const { t } = useLingui();
  const { customerQuery, found } = view;
  const { event, group, slot, day } = here;
  return (
    <>
      <search>
        <Form className="counter-coupon" preventScrollReset>
          <input type="hidden" name="lang" value={language} />
          {Object.entries({ event, group, slot, day }).map(([name, value]) =>
            value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
          )}
          <TextField
            label={t`Customer account: name or email`}
            type="search"
            name="who"
            defaultValue={customerQuery}
            required
            minLength={3}
            maxLength={100}
            autoComplete="off"
          />
          <Button type="submit" variant="ghost" size="small">
            <Trans context="button">Search</Trans>
          </Button>
        </Form>
      </search>
      {customerQuery !== '' && found.length === 0 ? (
        <p className="text-sm">
          <Trans>No account found. A gift voucher needs one: sign up on the site, then redeem it here.</Trans>
        </p>
      ) : null}
      <ul className="counter-found">
        {found.map(({ id, name, email }) => (
          <li key={id}>
            <CounterLink inPlace to={counterPath(language, { ...here, customer: id })}>
              <strong>{name}</strong> <span className="text-sm">{email}</span>
            </CounterLink>
          </li>
        ))}
      </ul>
    </>
  );
}

function Chosen({
  customer: { name, email, freeCents, passes },
  here,
  hasPass,
  language,
}: {
  customer: CounterCustomer;
  here: CounterQuery;
  hasPass: boolean;
  language: Language;
}) {
  return (
    <>
      <p className="counter-coupon">
        <span>
          <strong>{name}</strong> <span className="text-sm">{email}</span>
        </span>
        <CounterLink
          inPlace
          to={counterPath(language, { ...here, customer: undefined })}
          className="text-link"
        >
          <Trans>Remove</Trans>
        </CounterLink>
      </p>
      <p>
        <Trans>Credit</Trans>: <strong translate="no">{formatPrice(freeCents)}</strong>
      </p>
      {hasPass ? null : (
        <ul className="counter-found">
          {passes.map(({ number, name: pass, left, lastDay }) => (
            <li key={number}>
              <Form
                method="post"
                action={counterPath(language, here)}
                preventScrollReset
                className="counter-coupon"
              >
                <input type="hidden" name="passNumber" value={number} />
                <span>
                  <strong lang={pass.lang}>{pass.text}</strong>{' '}
                  <span className="text-sm">
                    <Plural value={left} one="# visit left" other="# visits left" />,{' '}
                    <Trans>until {lastDay}</Trans>
                  </span>
                </span>
                <Button type="submit" name="do" value="pass" variant="ghost" size="small">
                  <Trans>Use pass</Trans>
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function PassByNumber({ action, typed }: { action: string; typed: string }) {
  const { t } = useLingui();
  return (
    <Form method="post" action={action} preventScrollReset className="counter-coupon">
      <TextField
        label={t`Pass: order number`}
        name="passNumber"
        defaultValue={typed}
        autoComplete="off"
        maxLength={40}
        required
      />
      <Button type="submit" name="do" value="pass" variant="ghost" size="small">
        <Trans>Use pass</Trans>
      </Button>
    </Form>
  );
}
