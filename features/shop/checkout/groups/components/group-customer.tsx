import { Trans, useLingui } from '@lingui/react/macro';
import { TextField } from '#ui/field.tsx';
import { useRecipientLabels } from '../../components/recipient-fields.tsx';
import type { GroupDraft } from '../group-draft.ts';

/** Returns the labels of the typed fields, in their order. */
export function useGroupLabels() {
  const { t } = useLingui();
  const recipient = useRecipientLabels();
  return {
    heads: t`How many are you?`,
    event: t`Which date?`,
    school: t`School or nursery`,
    className: t`Class or group`,
    firstName: t`First name`,
    lastName: t`Last name`,
    email: t`Your email address`,
    organisation: t`Invoice to`,
    street: recipient.street,
    postalCode: recipient.postalCode,
    city: recipient.city,
    leitwegId: recipient.leitwegId,
    reference: recipient.reference,
  };
}

/** The school, who orders for it, and where the invoice goes. */
export function GroupCustomer({
  draft,
  errors,
}: {
  draft: GroupDraft;
  errors: Partial<Record<string, string>>;
}) {
  const { t } = useLingui();
  const labels = useGroupLabels();
  const typed = (
    field: 'school' | 'className' | 'firstName' | 'lastName' | 'email',
    autoComplete: string,
    isRequired = true,
  ) => (
    <TextField
      id={field}
      name={field}
      label={labels[field]}
      error={errors[field]}
      autoComplete={autoComplete}
      defaultValue={draft[field]}
      {...(field === 'email' ? { type: 'email' } : {})}
      required={isRequired}
    />
  );
  const ofInvoice = (field: keyof GroupDraft['recipient'], autoComplete: string, hint?: string) => (
    <TextField
      id={field}
      name={field}
      label={labels[field]}
      hint={hint}
      error={errors[field]}
      autoComplete={autoComplete}
      defaultValue={draft.recipient[field]}
    />
  );
  return (
    <div className="group-fields">
      {typed('school', 'organization')}
      {typed('className', 'off', false)}
      {typed('firstName', 'given-name')}
      {typed('lastName', 'family-name')}
      {typed('email', 'email')}
      {ofInvoice('organisation', 'off', t`Only if it isn’t the school: a parents’ association, say.`)}
      {ofInvoice('street', 'street-address')}
      {ofInvoice('postalCode', 'postal-code')}
      {ofInvoice('city', 'address-level2')}
      {ofInvoice('leitwegId', 'off', t`Then the invoice comes as an XRechnung.`)}
      {ofInvoice('reference', 'off', t`Shown on the invoice.`)}
      <p className="text-sm group-wide">
        <Trans>We don’t need the children’s names, and nothing about anyone’s health.</Trans>
      </p>
    </div>
  );
}
