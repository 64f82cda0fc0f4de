import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type Language, shown } from '#lib/localized.ts';
import { formatPrice } from '#lib/money.ts';
import { formatDay } from '#lib/venue-time.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import type { AccountMessages } from '../account-errors.ts';
import { type RemainingPass, visitsLeft } from '../remaining-pass.ts';
import { PasswordField } from './account-fields.tsx';
import { AccountForm, fieldId } from './account-form.tsx';

/**
 * Ends the account. Where there is credit, or a visit of a pass is left, its owner gives that up in its own words, with how
 * much.
 */
export function DeleteForm({
  errors,
  creditCents,
  remainingPasses,
  language,
}: {
  errors: AccountMessages;
  creditCents: number;
  remainingPasses: readonly RemainingPass[];
  language: Language;
}) {
  const { t } = useLingui();
  const visits = visitsLeft(remainingPasses);
  const amount = formatPrice(creditCents);
  const labels = {
    password: t`Your password`,
    credit: t`My credit of ${amount}`,
    passes: t`My passes`,
    sure: t`I’m sure`,
  };
  return (
    <AccountForm id="delete" errors={errors} labels={labels}>
      <p>
        <Trans>
          Your name, your address and your favorites are deleted for good. Nobody can bring them back.
        </Trans>
      </p>
      {creditCents > 0 ? (
        <Note tone="dotter-hell">
          <p>
            <Trans>
              You still have {amount} in credit with us. It belongs to your account: once that’s gone, nobody
              can spend it. Spend it first, or write to us.
            </Trans>
          </p>
        </Note>
      ) : null}
      {visits > 0 ? <PassesNote remainingPasses={remainingPasses} language={language} /> : null}
      <PasswordField form="delete" errors={errors} label={labels.password} />
      {creditCents > 0 ? (
        <Confirmation name="credit" value={String(creditCents)} error={errors.credit}>
          <Trans>I give up my credit of {amount}.</Trans>
        </Confirmation>
      ) : null}
      {visits > 0 ? (
        <Confirmation name="passes" value={String(visits)} error={errors.passes}>
          <Plural
            value={visits}
            one="I give up # visit on my passes."
            other="I give up # visits on my passes."
          />
        </Confirmation>
      ) : null}
      <Confirmation name="sure" value="1" error={errors.sure}>
        <Trans>I’m sure: delete my account.</Trans>
      </Confirmation>
      <Button type="submit" variant="ghost">
        <Trans>Delete account</Trans>
      </Button>
    </AccountForm>
  );
}

function PassesNote({
  remainingPasses,
  language,
}: {
  remainingPasses: readonly RemainingPass[];
  language: Language;
}) {
  return (
    <Note tone="dotter-hell">
      <p>
        <Trans>You have passes you can still use:</Trans>
      </p>
      <ul>
        {remainingPasses.map(({ id, name, visits, lastDay }) => {
          const { text, lang } = shown(name, language);
          const until = formatDay(lastDay, language);
          return (
            <li key={id}>
              <strong lang={lang}>{text}</strong>:{' '}
              <Plural value={visits} one={`# visit, until ${until}`} other={`# visits, until ${until}`} />
            </li>
          );
        })}
      </ul>
      <p>
        <Trans>
          They belong to your account. Once it’s gone, nobody can use them. Use them first, or write to us.
        </Trans>
      </p>
    </Note>
  );
}

function Confirmation({
  name,
  value,
  error,
  children,
}: {
  name: 'sure' | 'credit' | 'passes';
  value: string;
  error: string | undefined;
  children: ReactNode;
}) {
  const id = fieldId('delete', name);
  return (
    <div>
      <label className="choice">
        <input
          id={id}
          type="checkbox"
          name={name}
          value={value}
          className="choice-hole"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span className="choice-text">{children}</span>
      </label>
      {error ? (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      ) : null}
    </div>
  );
}
