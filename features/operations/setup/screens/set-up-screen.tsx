import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#lib/localized.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Note } from '#ui/note.tsx';
import { SET_UP_FIELDS, type SetUpDraft, type SetUpField } from '../set-up-draft.ts';

/** Error messages by field; `form` concerns all of it. */
type SetUpMessages = Partial<Record<SetUpField | 'form', string>>;

/** Values preserved when the form is shown again. */
export type SetUpValues = Omit<SetUpDraft, 'password'>;

const FORM = 'set-up';
const idOf = (field: SetUpField) => `${FORM}-${field}`;

/** The set-up page of an empty venue: administrator, name and address. */
export function SetUpScreen({
  token,
  isOpen,
  passwordAtLeast,
  values,
  errors,
}: {
  token: string;
  /** The link still works. */
  isOpen: boolean;
  passwordAtLeast: number;
  values: SetUpValues | null;
  errors: SetUpMessages;
}) {
  return (
    <>
      <header>
        <h1 className="text-title">
          <Trans>Set up your venue</Trans>
        </h1>
        {isOpen ? (
          <p className="lead">
            <Trans>
              Three things and the site is yours: an account for whoever looks after it, where your venue is,
              and which languages the site speaks.
            </Trans>
          </p>
        ) : null}
      </header>
      <div className="account-forms">
        {isOpen ? (
          <SetUpForm token={token} atLeast={passwordAtLeast} values={values} errors={errors} />
        ) : (
          <LinkOver />
        )}
      </div>
    </>
  );
}

function LinkOver() {
  return (
    <Note tone="rosa-hell">
      <p>
        <Trans>
          This link no longer works: it has been used, or it’s more than a day old. Restart the server to get
          a new one, as long as no venue has been set up.
        </Trans>
      </p>
    </Note>
  );
}

function SetUpForm({
  token,
  atLeast,
  values,
  errors,
}: {
  token: string;
  atLeast: number;
  values: SetUpValues | null;
  errors: SetUpMessages;
}) {
  const { t } = useLingui();
  const labels: Record<SetUpField, string> = {
    firstName: t`First name`,
    lastName: t`Last name`,
    email: t`Email address`,
    password: t`Password`,
    venueName: t`Venue name`,
    street: t`Street and number`,
    postalCode: t`Postcode`,
    city: t`Town`,
  };
  const field = (
    name: SetUpField,
    more: Pick<ComponentProps<'input'>, 'type' | 'autoComplete'> & { hint?: ReactNode } = {},
  ) => (
    <TextField
      {...more}
      id={idOf(name)}
      name={name}
      label={labels[name]}
      error={errors[name]}
      defaultValue={name === 'password' ? undefined : values?.[name]}
      required
    />
  );
  return (
    <form method="post" noValidate className="account-form">
      <input type="hidden" name="token" value={token} />
      {Object.keys(errors).length > 0 ? <Refused labels={labels} errors={errors} /> : null}
      <Group title={<Trans>Who looks after the site</Trans>}>
        {field('firstName', { autoComplete: 'given-name' })}
        {field('lastName', { autoComplete: 'family-name' })}
        {field('email', { type: 'email', autoComplete: 'username' })}
        {field('password', {
          type: 'password',
          autoComplete: 'new-password',
          hint: t`At least ${atLeast} characters.`,
        })}
      </Group>
      <Group title={<Trans>Your venue</Trans>}>
        {field('venueName', { autoComplete: 'organization' })}
        {field('street', { autoComplete: 'street-address' })}
        {field('postalCode', { autoComplete: 'postal-code' })}
        {field('city', { autoComplete: 'address-level2' })}
      </Group>
      <Group title={<Trans>Site languages</Trans>}>
        <LanguageChoice chosen={values?.languages ?? LANGUAGES} />
      </Group>
      <Button type="submit">
        <Trans>Open the doors</Trans>
      </Button>
    </form>
  );
}

/** German is the fallback language: it is shown, and cannot be deselected. */
function LanguageChoice({ chosen }: { chosen: readonly Language[] }) {
  const { t } = useLingui();
  const names: Record<Language, string> = { de: t`German`, en: t`English` };
  return LANGUAGES.map((language) => {
    const isGiven = language === DEFAULT_LANGUAGE;
    return (
      <label key={language} className="choice">
        <input
          type="checkbox"
          className="choice-hole"
          name="languages"
          value={language}
          defaultChecked={isGiven || chosen.includes(language)}
          disabled={isGiven}
        />
        <span className="choice-text">
          {names[language]}
          {isGiven ? (
            <small>
              {' '}
              <Trans>always on; anything untranslated appears in this language</Trans>
            </small>
          ) : null}
        </span>
      </label>
    );
  });
}

function Group({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <fieldset className="account-group">
      <legend className="text-d1">{title}</legend>
      {children}
    </fieldset>
  );
}

/** Error summary with links to the fields; it has the focus when the page comes back. */
function Refused({ labels, errors }: { labels: Record<SetUpField, string>; errors: SetUpMessages }) {
  const refused = SET_UP_FIELDS.filter((field) => errors[field]);
  return (
    // biome-ignore lint/a11y/noAutofocus: the visitor sent the form and waits for exactly this
    <div role="alert" tabIndex={-1} autoFocus className="account-refused">
      <p>{errors.form ?? <Trans>That didn’t work. Check the marked fields.</Trans>}</p>
      <ul>
        {refused.map((field) => (
          <li key={field}>
            <a href={`#${idOf(field)}`}>
              {labels[field]}: {errors[field]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
