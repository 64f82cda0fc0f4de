import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/button.tsx';
import { TextArea, TextField } from '#ui/field.tsx';
import { FormRefused } from '#ui/form-refused.tsx';
import { Note } from '#ui/note.tsx';
import { type AskDraft, MAX_ASKED, MAX_REQUEST } from '../ask-draft.ts';

/** Part of the address that leads to the form. */
export const ASK = 'ask';

/** An enquiry for a date, for a group that none on sale suits. */
export function AskForDate({
  draft,
  errors,
  purchaseKey,
  isAsked,
}: {
  draft: AskDraft;
  /** In words, by field; `form` for all of it. */
  errors: Partial<Record<string, string>>;
  purchaseKey: string;
  /** It was sent a moment ago. */
  isAsked: boolean;
}) {
  const { t } = useLingui();
  const labels: Record<keyof AskDraft, string> = {
    heads: t`How many are you?`,
    school: t`School or nursery`,
    className: t`Class or group`,
    firstName: t`First name`,
    lastName: t`Last name`,
    email: t`Your email address`,
    request: t`When would suit you, and what would you like to see?`,
  };
  const line = (field: Exclude<keyof AskDraft, 'request' | 'heads'>, autoComplete: string) => (
    <TextField
      id={`${ASK}-${field}`}
      name={field}
      label={labels[field]}
      error={errors[field]}
      autoComplete={autoComplete}
      defaultValue={draft[field]}
      {...(field === 'email' ? { type: 'email' } : {})}
      required={field !== 'className'}
    />
  );
  const ofForm = Object.fromEntries(
    Object.entries(labels).map(([field, label]) => [`${ASK}-${field}`, label]),
  );
  const errorsOfForm = Object.fromEntries(
    Object.entries(errors).map(([field, words]) => [`${ASK}-${field}`, words]),
  );
  return (
    <section className="group-ask" id={ASK} aria-labelledby="group-ask">
      <h2 id="group-ask" className="text-d2">
        <Trans>No date suits you? Tell us</Trans>
      </h2>
      {isAsked ? (
        <div role="status">
          <Note tone="minze-hell">
            <Trans>Thank you, we’ve got your enquiry. We’ll look for a date and email you an offer.</Trans>
          </Note>
        </div>
      ) : null}
      <p>
        <Trans>It costs nothing and binds nobody. We’ll look for a date and make you an offer.</Trans>
      </p>
      <form method="post" noValidate className="group-fields">
        <div className="group-wide">
          <FormRefused errors={errorsOfForm} labels={ofForm}>
            {errors.form ? <p>{errors.form}</p> : null}
          </FormRefused>
        </div>
        <input type="hidden" name="key" value={purchaseKey} />
        <TextField
          id={`${ASK}-heads`}
          name="heads"
          type="number"
          inputMode="numeric"
          min={1}
          max={MAX_ASKED}
          label={labels.heads}
          error={errors.heads}
          defaultValue={draft.heads}
          required
        />
        {line('school', 'organization')}
        {line('className', 'off')}
        {line('firstName', 'given-name')}
        {line('lastName', 'family-name')}
        {line('email', 'email')}
        <TextArea
          id={`${ASK}-request`}
          name="request"
          className="group-wide"
          label={labels.request}
          hint={t`Please don’t write anything about anyone’s health.`}
          error={errors.request}
          defaultValue={draft.request}
          maxLength={MAX_REQUEST}
          rows={4}
          required
        />
        <p className="group-wide">
          <Button type="submit" name="do" value="ask">
            <Trans>Send the enquiry</Trans>
          </Button>
        </p>
      </form>
    </section>
  );
}
