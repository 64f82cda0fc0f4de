import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import type { Principal } from '#features/core/access/index.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import { type FormOutcome, isDone } from '#lib/form-outcome.ts';
import type { Language } from '#lib/localized.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { NewPasswordField, PasswordField } from '../components/account-fields.tsx';
import { AccountForm } from '../components/account-form.tsx';
import { AccountMessage } from '../components/account-message.tsx';
import { AccountNavigation } from '../components/account-navigation.tsx';
import { AccountPage } from '../components/account-page.tsx';
import { DeleteForm } from '../components/delete-form.tsx';
import { OwnDataForm } from '../components/own-data-form.tsx';
import { type Devices, OwnDevices } from '../components/own-devices.tsx';
import { type NewPasskeyDraft, OwnPasskeys } from '../components/own-passkeys.tsx';
import type { RemainingPass } from '../remaining-pass.ts';

export type SettingsDraft = NewPasskeyDraft | null;

/** Password, second factor, passkeys, devices, one's own data, the end of the account. */
export function SettingsScreen({
  principal,
  devices,
  passkeys,
  creditCents,
  remainingPasses,
  outcome,
  language,
}: {
  principal: Principal;
  devices: Devices;
  /** `null` where this venue can have none. */
  passkeys: ComponentProps<typeof OwnPasskeys>['passkeys'] | null;
  /** Credit of the account's owner. */
  creditCents: number;
  /** Uses left on the owner's passes. */
  remainingPasses: readonly RemainingPass[];
  outcome: FormOutcome<SettingsDraft> | null;
  language: Language;
}) {
  const of = (...forms: string[]): FormOutcome | null =>
    outcome && forms.includes(outcome.form) ? { ...outcome, draft: null } : null;
  const ofPasskeys = outcome?.form.includes('passkey') ? outcome : null;
  return (
    <AccountPage
      title={<Trans>Settings</Trans>}
      aside={<AccountNavigation here="accountSettings" role={principal.role} language={language} />}
    >
      <section aria-labelledby="password-title">
        <h2 id="password-title" className="text-d1">
          <Trans>Change your password</Trans>
        </h2>
        <PasswordForm outcome={of('password')} email={principal.email} />
      </section>
      <section aria-labelledby="two-factor-title">
        <h2 id="two-factor-title" className="text-d1">
          <Trans>Two-factor sign-in</Trans>
        </h2>
        <p>
          {principal.hasTwoFactor ? (
            <Trans>It’s on: after your password, we ask for a code from your phone.</Trans>
          ) : (
            <Trans>It’s off: your password is all you need.</Trans>
          )}
        </p>
        <div>
          <ButtonLink href={pathTo('twoFactor', language)} variant="ghost">
            {principal.hasTwoFactor ? <Trans>Change</Trans> : <Trans>Set up</Trans>}
          </ButtonLink>
        </div>
      </section>
      {passkeys ? (
        <section aria-labelledby="passkeys-title">
          <h2 id="passkeys-title" className="text-d1">
            <Trans>Passkeys</Trans>
          </h2>
          <OwnPasskeys passkeys={passkeys} outcome={ofPasskeys} language={language} />
        </section>
      ) : null}
      <section aria-labelledby="devices-title">
        <h2 id="devices-title" className="text-d1">
          <Trans>Where you’re signed in</Trans>
        </h2>
        <OwnDevices devices={devices} outcome={of('device', 'others')} language={language} />
      </section>
      <section aria-labelledby="everywhere-title">
        <h2 id="everywhere-title" className="text-d1">
          <Trans>Sign out everywhere</Trans>
        </h2>
        <AccountForm id="everywhere" errors={{}} labels={{}}>
          <p>
            <Trans>Still signed in somewhere you can’t get to? This signs you out on every device.</Trans>
          </p>
          <Button type="submit" variant="ghost">
            <Trans>Sign out everywhere</Trans>
          </Button>
        </AccountForm>
      </section>
      <section aria-labelledby="data-title">
        <h2 id="data-title" className="text-d1">
          <Trans>Your data</Trans>
        </h2>
        <OwnDataForm errors={of('data')?.errors ?? {}} />
      </section>
      <section aria-labelledby="delete-title">
        <h2 id="delete-title" className="text-d1">
          <Trans>Delete your account</Trans>
        </h2>
        <DeleteForm
          errors={of('delete')?.errors ?? {}}
          creditCents={creditCents}
          remainingPasses={remainingPasses}
          language={language}
        />
      </section>
    </AccountPage>
  );
}

function PasswordForm({ outcome, email }: { outcome: FormOutcome | null; email: string }) {
  const { t } = useLingui();
  const labels = { password: t`Current password`, newPassword: t`New password` };
  const errors = outcome?.errors ?? {};
  const shared = { form: 'password', errors };
  return (
    <AccountForm id="password" errors={errors} labels={labels}>
      {outcome && isDone(outcome) ? (
        <AccountMessage role="status">
          <Note tone="minze">
            <Trans>Your new password is set. All other devices are signed out.</Trans>
          </Note>
        </AccountMessage>
      ) : null}
      {/* Password managers file the new password under it. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordField {...shared} label={labels.password} />
      <NewPasswordField {...shared} name="newPassword" label={labels.newPassword} />
      <Button type="submit">
        <Trans>Change password</Trans>
      </Button>
    </AccountForm>
  );
}
