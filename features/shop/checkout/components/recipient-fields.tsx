import { Trans, useLingui } from '@lingui/react/macro';
import type { RecipientDraft } from '#features/box-office/ticketing/index.ts';
import { TextField } from '#ui/field.tsx';

type Labels = Record<keyof RecipientDraft, string>;

/** Returns the labels of the fields, in their order. */
export function useRecipientLabels(): Labels {
  const { t } = useLingui();
  return {
    organisation: t`School, public body or company`,
    street: t`Street and number`,
    postalCode: t`Postcode`,
    city: t`Town`,
    leitwegId: t`Leitweg-ID`,
    reference: t`Your order reference`,
  };
}

/** Recipient of the invoice. Visible while "on account" is chosen, with or without scripts. */
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
        <Trans>Invoice to a school or public body</Trans>
      </legend>
      <p className="text-sm">
        {isAddressNeeded ? (
          <Trans>An invoice over €250 has to show your address, or your school’s.</Trans>
        ) : (
          <Trans>
            Leave blank if the invoice is for you. Fill in an address and you’ll get an e-invoice too.
          </Trans>
        )}
      </p>
      <div className="checkout-fields">
        {field('organisation', 'organization')}
        {field('street', 'street-address')}
        {field('postalCode', 'postal-code')}
        {field('city', 'address-level2')}
        {field('leitwegId', 'off', t`Public bodies have one, such as 04011000-1234512345-06`)}
        {field('reference', 'off', t`Shown on the invoice.`)}
      </div>
    </fieldset>
  );
}
