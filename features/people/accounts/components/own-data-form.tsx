import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/button.tsx';
import type { AccountMessages } from '../account-errors.ts';
import { PasswordField } from './account-fields.tsx';
import { AccountForm } from './account-form.tsx';

/** Answered by a file in the place of a page. */
export function OwnDataForm({ errors }: { errors: AccountMessages }) {
  const { t } = useLingui();
  const labels = { password: t`Your password` };
  return (
    <AccountForm id="data" errors={errors} labels={labels}>
      <p>
        <Trans>
          Everything we hold under your account in one file: profile, devices, favorites, orders with tickets
          and payments, waiting lists, credit and newsletter. It also says what’s left out, and why. Choose
          text to read it yourself, or JSON for software.
        </Trans>
      </p>
      <PasswordField form="data" errors={errors} label={labels.password} />
      <div className="account-choices">
        <Button type="submit" variant="ghost" name="as" value="text">
          <Trans>Download your data</Trans>
        </Button>
        <Button type="submit" variant="ghost" name="as" value="json">
          <Trans>Download as JSON</Trans>
        </Button>
      </div>
    </AccountForm>
  );
}
