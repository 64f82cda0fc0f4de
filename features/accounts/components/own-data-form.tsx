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
          Everything we keep under your account, in one file: profile, devices, favorites, orders with tickets
          and payments, waiting lists, credit, newsletter. What is left out, and why, stands in it as well. As
          text it is for you to read, as JSON for programs.
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
