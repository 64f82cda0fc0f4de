import { Trans, useLingui } from '@lingui/react/macro';
import type { RecipientDraft } from '#features/ticketing/index.ts';
import { TextField } from '#ui/field.tsx';

type Labels = Record<keyof RecipientDraft, string>;

/** What the fields are called, in their order. */
export function useRecipientLabels(): Labels {
  const { t } = useLingui();
  return {
    organisation: t`School, authority or company`,
    street: t`Street and number`,
    postalCode: t`Postal code`,
    city: t`Town`,
    leitwegId: t`Leitweg-ID`,
    reference: t`Your order number`,
  };
}

/** Whom the invoice is for. Seen as long as "on account" is chosen, scripts or not. */
export function RecipientFields({
  draft,
  errors,
  isAddressNeeded,
}: {
  draft: RecipientDraft;
  /** In words, by field. */
  errors: Partial<Record<string, string>>;
  /** An invoice of that sum has to say it. */
  isAddressNeeded: boolean;
}) {
  const { t } = useLingui();
  const labels = useRecipientLabels();
  const field = (name: keyof RecipientDraft, autoComplete: string, hint?: string) => (
    <TextField
      id={name}
      name={name}
      label={labels[name]}
      hint={hint}
      error={errors[name]}
      autoComplete={autoComplete}
      defaultValue={draft[name]}
    />
  );
  return (
    <fieldset className="checkout-recipient">
      <legend>
        <Trans>Invoice to a school or an authority</Trans>
      </legend>
      <p className="text-sm">
        {isAddressNeeded ? (
          <Trans>An invoice over 250 euros has to say where you live, or where your school is.</Trans>
        ) : (
          <Trans>
            If the invoice is for you, leave this empty. With an address you get an e-invoice, too.
          </Trans>
        )}
      </p>
      <div className="checkout-fields">
        {field('organisation', 'organization')}
        {field('street', 'street-address')}
        {field('postalCode', 'postal-code')}
        {field('city', 'address-level2')}
        {field('leitwegId', 'off', t`Authorities have one: 04011000-1234512345-06`)}
        {field('reference', 'off', t`It stands on the invoice.`)}
      </div>
    </fieldset>
  );
}
