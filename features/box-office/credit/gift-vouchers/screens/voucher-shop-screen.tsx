import { Trans, useLingui } from '@lingui/react/macro';
import { FormPart } from '#features/box-office/prices/index.ts';
import { artworkUrl } from '#features/core/artwork/index.ts';
import { formatPrice } from '#lib/money.ts';
import { siteCurrency } from '#lib/site-formats.ts';
import { Button } from '#ui/button.tsx';
import { TextArea, TextField } from '#ui/field.tsx';
import { FormRefused } from '#ui/form-refused.tsx';
import { PageSheet } from '#ui/page-sheet.tsx';
import { Radio } from '#ui/radio.tsx';
import {
  MAX_GREETING_LENGTH,
  VOUCHER_FROM_CENTS,
  VOUCHER_PRESETS,
  VOUCHER_UP_TO_CENTS,
} from '../order-voucher.ts';
import type { VoucherShopPage } from '../voucher-shop-page.ts';

const ART = artworkUrl('music', 'gutschein~bird~stage~bright', [16, 9]);

/** Purchase of a gift voucher, without a cart: amount, recipient, delivery and giver. */
export function VoucherShopScreen({ page }: { page: VoucherShopPage }) {
  const labels = useLabels();
  const { errors, isNotPaid } = page;
  return (
    <>
      <PageSheet surface="surface-minze" art={ART}>
        <h1 className="text-title">
          <Trans>Give a voucher</Trans>
        </h1>
        <p className="lead">
          <Trans>
            Give someone an afternoon, whichever one they like. The voucher turns into credit that pays for
            any of our tickets, all at once or bit by bit.
          </Trans>
        </p>
      </PageSheet>
      <form method="post" action={page.action} noValidate className="wrap voucher-form">
        <input type="hidden" name="key" value={page.purchaseKey} />
        {page.chosen ? <input type="hidden" name="paymentMethod" value={page.chosen} /> : null}
        {isNotPaid ? (
          <FormRefused errors={{}} labels={{}}>
            <p>
              <Trans>It wasn’t paid for, and nothing was bought. What you typed is still here.</Trans>
            </p>
          </FormRefused>
        ) : (
          <FormRefused errors={errors} labels={labels}>
            {errors.form ? <p>{errors.form}</p> : null}
          </FormRefused>
        )}
        <Amount page={page} label={labels.amount} ownLabel={labels.ownAmount} />
        <ForWhom page={page} labels={labels} />
        <Sending page={page} labels={labels} />
        <Giver page={page} labels={labels} />
        <p>
          <Button type="submit" name="do" value="look">
            <Trans>Continue to payment</Trans>
          </Button>
        </p>
      </form>
    </>
  );
}

type Labels = ReturnType<typeof useLabels>;

/** Returns the labels of the fields, in their order. */
function useLabels() {
  const { t } = useLingui();
  return {
    amount: t`How much is it worth?`,
    ownAmount: t`Your amount in ${siteCurrency()}`,
    recipient: t`Who it’s for`,
    greeting: t`Your message`,
    recipientEmail: t`Recipient’s email address`,
    sendOn: t`On which day?`,
    firstName: t`First name`,
    lastName: t`Last name`,
    email: t`Your email address`,
  };
}

function Amount({
  page: { draft, errors },
  label,
  ownLabel,
}: {
  page: VoucherShopPage;
  label: string;
  ownLabel: string;
}) {
  const [from, to] = [formatPrice(VOUCHER_FROM_CENTS), formatPrice(VOUCHER_UP_TO_CENTS)];
  return (
    <FormPart legend={label}>
      <div className="voucher-amounts">
        {VOUCHER_PRESETS.map((cents, index) => (
          <Radio
            key={cents}
            card
            name="amount"
            value={String(cents)}
            defaultChecked={draft.amount === String(cents)}
            {...(index === 0 ? { id: 'amount' } : {})}
          >
            <strong className="voucher-worth" translate="no">
              {formatPrice(cents)}
            </strong>
          </Radio>
        ))}
        <Radio card name="amount" value="own" defaultChecked={draft.amount === 'own'}>
          <strong>
            <Trans>Another amount</Trans>
          </strong>
        </Radio>
      </div>
      {errors.amount ? <p className="field-error">{errors.amount}</p> : null}
      <TextField
        id="ownAmount"
        name="ownAmount"
        className="voucher-own"
        label={ownLabel}
        hint={
          <Trans>
            From {from} to {to}
          </Trans>
        }
        error={errors.ownAmount}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={draft.ownAmount}
      />
    </FormPart>
  );
}

function ForWhom({ page: { draft, errors }, labels }: { page: VoucherShopPage; labels: Labels }) {
  const { t } = useLingui();
  return (
    <FormPart legend={<Trans>Who is it for?</Trans>}>
      <TextField
        id="recipient"
        name="recipient"
        label={labels.recipient}
        hint={t`A name for the voucher. You can leave this blank.`}
        error={errors.recipient}
        autoComplete="off"
        defaultValue={draft.recipient}
      />
      <TextArea
        id="greeting"
        name="greeting"
        label={labels.greeting}
        hint={
          <Trans>
            Printed on the voucher too, {MAX_GREETING_LENGTH} characters at most. You can leave this blank.
          </Trans>
        }
        error={errors.greeting}
        rows={4}
        maxLength={MAX_GREETING_LENGTH}
        defaultValue={draft.greeting}
      />
    </FormPart>
  );
}

function Sending({ page: { draft, errors, days }, labels }: { page: VoucherShopPage; labels: Labels }) {
  const { t } = useLingui();
  return (
    <FormPart legend={<Trans>Who gets it by email?</Trans>}>
      <div className="direct-links">
        <Radio card name="sendTo" value="me" defaultChecked={draft.sendTo !== 'recipient'}>
          <strong>
            <Trans>I do</Trans>
          </strong>
          <small>
            <Trans>by email, to print or pass on</Trans>
          </small>
        </Radio>
        <Radio card name="sendTo" value="recipient" defaultChecked={draft.sendTo === 'recipient'}>
          <strong>
            <Trans>They do, and so do I</Trans>
          </strong>
          <small>
            <Trans>we’ll email it to them, straight away or on a day you choose</Trans>
          </small>
        </Radio>
      </div>
      <div className="voucher-other">
        <TextField
          id="recipientEmail"
          name="recipientEmail"
          type="email"
          label={labels.recipientEmail}
          hint={t`For this one email, nothing else.`}
          error={errors.recipientEmail}
          autoComplete="off"
          defaultValue={draft.recipientEmail}
        />
        <TextField
          id="sendOn"
          name="sendOn"
          type="date"
          label={labels.sendOn}
          hint={t`Leave blank to send it as soon as it’s paid.`}
          error={errors.sendOn}
          min={days.from}
          max={days.to}
          defaultValue={draft.sendOn}
        />
      </div>
    </FormPart>
  );
}

function Giver({ page, labels }: { page: VoucherShopPage; labels: Labels }) {
  const { draft, errors } = page;
  const { t } = useLingui();
  return (
    <FormPart legend={<Trans>Who’s it from?</Trans>}>
      <p className="text-sm">
        <Trans>Your name appears on the voucher. You don’t need an account.</Trans>
      </p>
      <div className="voucher-giver">
        <TextField
          id="firstName"
          name="firstName"
          label={labels.firstName}
          error={errors.firstName}
          autoComplete="given-name"
          defaultValue={draft.firstName}
          required
        />
        <TextField
          id="lastName"
          name="lastName"
          label={labels.lastName}
          error={errors.lastName}
          autoComplete="family-name"
          defaultValue={draft.lastName}
          required
        />
        <TextField
          id="email"
          name="email"
          type="email"
          label={labels.email}
          hint={t`We’ll send the order confirmation and the voucher there.`}
          error={errors.email}
          autoComplete="email"
          defaultValue={draft.email}
          required
        />
      </div>
    </FormPart>
  );
}
