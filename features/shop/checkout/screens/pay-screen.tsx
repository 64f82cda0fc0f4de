import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type {
  OnlineMethod,
  PaymentMethod,
  PaymentOption,
  RecipientDraft,
} from '#features/box-office/ticketing/index.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import type { CartView, ShopPaths } from '#features/shop/cart/index.ts';
import type { Language } from '#lib/localized.ts';
import { formatPrice } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { FormRefused } from '#ui/form-refused.tsx';
import { Radio } from '#ui/radio.tsx';
import { CheckoutSteps } from '../components/checkout-steps.tsx';
import { CheckoutSummary } from '../components/checkout-summary.tsx';
import { CreditChoice, type CreditToSpend } from '../components/credit-choice.tsx';
import { DonationForm, DonationPart } from '../components/donation-part.tsx';
import { OnlineWords } from '../components/online-words.tsx';
import { RecipientFields, useRecipientLabels } from '../components/recipient-fields.tsx';
import type { CustomerDraft } from '../customer-draft.ts';
import { type DonationView, payPathWith } from '../donation-view.ts';

export type { CreditToSpend };

/** Reason an order was not placed, where it can be retried right here. */
export type PayRefusal =
  | 'CART_CHANGED'
  | 'PAYMENT_CLOSED'
  | 'BUSY'
  | 'CREDIT_CHANGED'
  | 'DONATION_REFUSED'
  | 'PAYMENT_PROVIDER_DOWN';

/** The invoice recipient as typed, with its error messages. */
export interface RecipientForm {
  draft: RecipientDraft;
  errors: Partial<Record<string, string>>;
  isAddressNeeded: boolean;
}

/** "How would you like to pay?": the payment method, a summary, the terms, and the button that binds. */
export function PayScreen({
  cart,
  customer,
  credit,
  donation,
  options,
  onlineMethods,
  chosen,
  hasAccount,
  recipient,
  refusal,
  paths,
  language,
}: {
  cart: CartView;
  customer: CustomerDraft;
  /** Credit the visitor has with the venue and could spend here, and the part of it that is spent; `null` if there is none. */
  credit: CreditToSpend | null;
  /** Donation that can be added; `null` where none is asked for. */
  donation: DonationView | null;
  options: PaymentOption[];
  /** Ways of paying at the payment provider. */
  onlineMethods: readonly OnlineMethod[];
  /** Payment method chosen when the form was sent before. */
  chosen: PaymentMethod | null;
  hasAccount: boolean;
  recipient: RecipientForm;
  refusal: PayRefusal | null;
  paths: ShopPaths;
  language: Language;
}) {
  const labels = useRecipientLabels();
  const open = options.filter(({ isOpen }) => isOpen);
  const preset = open.find(({ method }) => method === chosen) ?? open[0];
  const creditCents = credit?.usedCents ?? 0;
  const donationCents = donation?.cents ?? 0;
  const path = credit && creditCents === 0 ? paths.payWithoutCredit : paths.pay;
  const isChoice = options.length > 1 || options.some(({ method }) => method === 'box-office');
  return (
    <>
      <form method="post" action={payPathWith(path, donationCents)} className="wrap checkout-columns">
        <input type="hidden" name="contents" value={cart.contents} />
        <input type="hidden" name="creditCents" value={creditCents} />
        <input type="hidden" name="donationCents" value={donationCents} />
        <div className="checkout-main">
          <CheckoutSteps here="pay" back={{ tickets: paths.cart, who: paths.checkout }} />
          <h1 className="text-title">
            {isChoice ? <Trans>How would you like to pay?</Trans> : <Trans>One last look</Trans>}
          </h1>
          {refusal ? (
            <FormRefused errors={{}} labels={{}}>
              <p>{refusalWords(refusal)}</p>
            </FormRefused>
          ) : (
            <FormRefused errors={recipient.errors} labels={labels} />
          )}
          {credit ? (
            <CreditChoice
              credit={credit}
              paths={{
                pay: payPathWith(paths.pay, donationCents),
                payWithoutCredit: payPathWith(paths.payWithoutCredit, donationCents),
              }}
            />
          ) : null}
          {donation ? <DonationPart donation={donation} path={path} hasLimits={hasAccount} /> : null}
          {isChoice ? (
            <>
              <PaymentChoice
                options={options}
                onlineMethods={onlineMethods}
                preset={preset?.method ?? null}
              />
              {open.some(({ method }) => method === 'on-account') ? <RecipientFields {...recipient} /> : null}
            </>
          ) : (
            <input type="hidden" name="paymentMethod" value={preset?.method} />
          )}
        </div>
        <CheckoutSummary cart={cart} creditCents={creditCents} donationCents={donationCents} />
        <section className="checkout-last" aria-labelledby="checkout-last">
          <h2 id="checkout-last" className="text-d1">
            <Trans>Is everything right?</Trans>
          </h2>
          <p>
            <strong>
              {customer.firstName} {customer.lastName}
            </strong>
            , {customer.email}{' '}
            <a href={paths.checkout} className="text-link">
              <Trans>Change</Trans>
            </a>
          </p>
          <Terms language={language} />
          {preset ? (
            <div className="checkout-links">
              <Button type="submit" variant="red">
                <OrderWords totalCents={cart.sum.totalCents + donationCents} creditCents={creditCents} />
              </Button>
              <a href={paths.checkout} className="text-link">
                <Trans>Back</Trans>
              </a>
            </div>
          ) : (
            <p role="status">
              <Trans>
                It’s too late to order these tickets here. The box office may still have some: just drop by.
              </Trans>
            </p>
          )}
        </section>
      </form>
      {donation ? <DonationForm path={path} /> : null}
    </>
  );
}

function OrderWords({ totalCents, creditCents }: { totalCents: number; creditCents: number }) {
  const total = formatPrice(totalCents - creditCents);
  if (creditCents > 0 && creditCents === totalCents) return <Trans>Order and pay with credit</Trans>;
  return totalCents === 0 ? <Trans>Order for free</Trans> : <Trans>Order and pay: {total}</Trans>;
}

function refusalWords(refusal: PayRefusal): ReactNode {
  switch (refusal) {
    case 'CART_CHANGED':
      return <Trans>Your cart has changed since you saw it. Check it, then order.</Trans>;
    case 'PAYMENT_CLOSED':
      return <Trans>You can no longer pay for these tickets this way. Choose another.</Trans>;
    case 'CREDIT_CHANGED':
      return <Trans>Your credit has changed since you saw it. Check it, then order.</Trans>;
    case 'DONATION_REFUSED':
      return (
        <Trans>We can’t take this donation right now. Your total is without it: check it, then order.</Trans>
      );
    case 'BUSY':
      return <Trans>Lots of people are after these tickets right now. Try again.</Trans>;
    case 'PAYMENT_PROVIDER_DOWN':
      return (
        <Trans>
          Paying online isn’t working right now. Your seats are still yours: try again, or pay another way.
        </Trans>
      );
  }
}

function PaymentChoice({
  options,
  onlineMethods,
  preset,
}: {
  options: PaymentOption[];
  onlineMethods: readonly OnlineMethod[];
  preset: PaymentMethod | null;
}) {
  return (
    <fieldset className="checkout-payment">
      <legend className="visually-hidden">
        <Trans>Payment method</Trans>
      </legend>
      {options.map(({ method, isOpen }) => (
        <Radio
          key={method}
          card
          name="paymentMethod"
          value={method}
          defaultChecked={method === preset}
          disabled={!isOpen}
        >
          <PaymentWords method={method} isOpen={isOpen} onlineMethods={onlineMethods} />
        </Radio>
      ))}
    </fieldset>
  );
}

function PaymentWords({
  method,
  isOpen,
  onlineMethods,
}: PaymentOption & { onlineMethods: readonly OnlineMethod[] }) {
  return (
    <>
      <strong>
        <MethodName method={method} />
      </strong>
      <small className="checkout-hint">
        {!isOpen ? (
          <Trans>no longer possible, it’s too close to the start</Trans>
        ) : method === 'online' ? (
          <OnlineWords methods={onlineMethods} />
        ) : method === 'test' ? (
          <Trans>as if paid</Trans>
        ) : method === 'on-account' ? (
          <Trans>tickets straight away; pay the invoice before your visit</Trans>
        ) : (
          <Trans>the seats are yours; pay at least 30 minutes before the start</Trans>
        )}
      </small>
    </>
  );
}

function MethodName({ method }: { method: PaymentMethod }) {
  switch (method) {
    case 'online':
      return <Trans>Online</Trans>;
    case 'test':
      return <Trans>Without paying</Trans>;
    case 'on-account':
      return <Trans>By invoice</Trans>;
    default:
      return <Trans>At the box office</Trans>;
  }
}

function Terms({ language }: { language: Language }) {
  return (
    <p className="checkout-terms text-sm">
      <Trans>
        There’s no right of withdrawal for events on a fixed date. Our{' '}
        <a href={pathTo('terms', language)}>terms and conditions</a> apply; the{' '}
        <a href={pathTo('privacy', language)}>privacy policy</a> says what we store.
      </Trans>
    </p>
  );
}
