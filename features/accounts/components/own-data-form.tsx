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
          and payments, credit, newsletter. What is left out, and why, stands in it as well.
        </Trans>
      </p>
      <PasswordField form="data" errors={errors} label={labels.password} />
      <Button type="submit" variant="ghost">
        <Trans>Download your data</Trans>
      </Button>
    </AccountForm>
  );
}
