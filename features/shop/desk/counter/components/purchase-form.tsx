import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Form } from 'react-router';
import { useHydrated } from '#features/box-office/booking/index.ts';
import type { Language } from '#lib/localized.ts';
import { formatPrice, parseCents } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { Field, TextField } from '#ui/field.tsx';
import { type CounterQuery, counterPath } from '../counter-path.ts';
import type { CounterPurchase, TypedSale } from '../counter-view.ts';
import { CashPart } from './cash-part.tsx';
import { CounterLink } from './counter-link.tsx';
import { Key } from './key.tsx';

/** Sells a pass or a gift voucher, as a separate order that is paid at once; the sale stays. */
export function PurchaseForm({
  purchase,
  here,
  pressKey,
  isOpen,
  typed,
  language,
}: {
  purchase: CounterPurchase;
  here: CounterQuery;
  pressKey: string;
  /** The cashier has an open till. */
  isOpen: boolean;
  typed: TypedSale | null;
  language: Language;
}) {
  const { t } = useLingui();
  const isHydrated = useHydrated();
  const [means, setMeans] = useState<'cash' | 'card'>(typed?.means === 'card' ? 'card' : 'cash');
  const [given, setGiven] = useState(typed?.given ?? '');
  const [kind, setKind] = useState(typed?.kind || purchase.passes[0]?.value || '');
  const [typedAmount, setAmount] = useState(typed?.amount || formatPrice(purchase.voucherCents));
  const isPass = purchase.kind === 'pass';
  const cents = isPass
    ? (purchase.passes.find(({ value }) => value === kind)?.cents ?? 0)
    : (parseCents(typedAmount) ?? 0);
  const amount = formatPrice(cents);
  return (
    <>
      <div className="counter-cart-head">
        <h2 id="counter-event" className="text-d1">
          {isPass ? <Trans>Sell a pass</Trans> : <Trans>Sell a gift voucher</Trans>}
        </h2>
        <CounterLink to={counterPath(language, here)} className="text-link" data-key="Escape">
          <Trans>Back</Trans> <Key>Esc</Key>
        </CounterLink>
      </div>
      {isPass && purchase.passes.length === 0 ? (
        <p>
          <Trans>No passes are on sale.</Trans>
        </p>
      ) : (
        <Form
          method="post"
          action={counterPath(language, { ...here, sell: purchase.kind })}
          className="counter-pay"
          data-purchase
        >
          <input type="hidden" name="key" value={pressKey} />
          {isPass ? (
            <fieldset className="counter-means counter-kinds">
              <legend className="visually-hidden">
                <Trans>Pass</Trans>
              </legend>
              {purchase.passes.map(({ value, name, cents: price, visits }) => (
                <label key={value}>
                  <input
                    type="radio"
                    name="kind"
                    value={value}
                    checked={value === kind}
                    onChange={() => setKind(value)}
                  />
                  <span>
                    <span lang={name.lang}>{name.text}</span>{' '}
                    <span translate="no">
                      {visits} × · {formatPrice(price)}
                    </span>
                  </span>
                </label>
              ))}
            </fieldset>
          ) : (
            <div className="desk-form">
              <TextField
                label={t`Amount of the gift voucher`}
                name="amount"
                inputMode="decimal"
                maxLength={20}
                autoComplete="off"
                value={typedAmount}
                onChange={(event) => setAmount(event.currentTarget.value)}
              />
              <TextField
                label={t`Name on the gift voucher`}
                name="recipient"
                maxLength={100}
                autoComplete="off"
                defaultValue={typed?.recipientName ?? ''}
              />
            </div>
          )}
          <fieldset className="counter-means">
            <legend className="visually-hidden">
              <Trans>Method</Trans>
            </legend>
            {(['cash', 'card'] as const).map((each) => (
              <label key={each}>
                <input
                  type="radio"
                  name="means"
                  value={each}
                  checked={each === means}
                  onChange={() => setMeans(each)}
                />
                <span>
                  {each === 'cash'
                    ? t({ message: 'Cash', context: 'counter' })
                    : t({ message: 'Card', context: 'counter' })}
                </span>
              </label>
            ))}
          </fieldset>
          {(means === 'cash' || !isHydrated) && cents > 0 ? (
            <CashPart cents={cents} given={given} setGiven={setGiven} />
          ) : null}
          <details className="desk-more" open={(typed?.email ?? '') !== '' || undefined}>
            <summary>
              <Trans>Name, email, receipt</Trans>
            </summary>
            <div className="desk-form">
              <p className="text-sm">
                {isPass ? (
                  <Trans>
                    With the email address of an account the pass is in it. Without one its number is shown
                    here.
                  </Trans>
                ) : (
                  <Trans>Without an email address the gift voucher is printed here.</Trans>
                )}
              </p>
              <TextField
                label={t`First name`}
                name="firstName"
                defaultValue={typed?.firstName ?? ''}
                maxLength={80}
                autoComplete="off"
              />
              <TextField
                label={t`Last name`}
                name="lastName"
                defaultValue={typed?.lastName ?? ''}
                maxLength={80}
                autoComplete="off"
              />
              <TextField
                label={t`Email address`}
                type="email"
                name="email"
                defaultValue={typed?.email ?? ''}
                maxLength={254}
                autoComplete="off"
              />
              <Field label={t`Language for emails`}>
                {(control) => (
                  <select {...control} name="emailLanguage" defaultValue={typed?.emailLanguage || language}>
                    <option value="de" lang="de">
                      Deutsch
                    </option>
                    <option value="en" lang="en">
                      English
                    </option>
                  </select>
                )}
              </Field>
              <TextField
                label={t`Receipt number`}
                name="receipt"
                defaultValue={typed?.receipt ?? ''}
                maxLength={60}
                autoComplete="off"
              />
            </div>
          </details>
          <Button
            type="submit"
            name="do"
            value="purchase"
            variant="red"
            full
            aria-disabled={(isHydrated && !isOpen) || undefined}
          >
            {isHydrated ? <Trans>Sell for {amount}</Trans> : <Trans>Take the money</Trans>}
          </Button>
        </Form>
      )}
    </>
  );
}
