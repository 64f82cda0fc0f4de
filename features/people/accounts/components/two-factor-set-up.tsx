import { Trans, useLingui } from '@lingui/react/macro';
import { qrPath } from '#lib/qr-path.ts';
import { Button } from '#ui/button.tsx';
import type { AccountMessages } from '../account-errors.ts';
import { readTotpUri } from '../two-factor/totp-uri.ts';
import { CodeField } from './account-fields.tsx';
import { AccountForm } from './account-form.tsx';

/** The secret for the app as a picture and as text, and the code that shows that the app has it. */
export function TwoFactorSetUp({ uri, errors }: { uri: string; errors: AccountMessages }) {
  const { t } = useLingui();
  const labels = { code: t`Code` };
  const secret = readTotpUri(uri);
  return (
    <section aria-labelledby="set-up-title">
      <h2 id="set-up-title" className="text-d1">
        <Trans>Add your account to the app</Trans>
      </h2>
      {secret ? <Secret uri={uri} groups={secret.groups} /> : null}
      <AccountForm id="confirm" errors={errors} labels={labels}>
        <input type="hidden" name="uri" value={uri} />
        <CodeField
          form="confirm"
          errors={errors}
          label={labels.code}
          hint={t`The six digits showing in the app now.`}
        />
        <Button type="submit">
          <Trans>Turn on</Trans>
        </Button>
      </AccountForm>
    </section>
  );
}

function Secret({ uri, groups }: { uri: string; groups: string[] }) {
  const { t } = useLingui();
  const qr = qrPath(uri);
  return (
    <div className="two-factor-secret">
      <svg viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={t`QR code for your app`}>
        <path d={qr.path} />
      </svg>
      <div>
        <p>
          <Trans>Point the app at the QR code, or on your phone, tap here:</Trans>{' '}
          <a href={uri} className="text-link">
            <Trans>open the app</Trans>
          </a>
        </p>
        <p>
          <Trans>Or enter this key:</Trans>
        </p>
        <p className="two-factor-key" translate="no">
          {groups.map((group, at) => (
            // A key is the same four letters twice once in a million.
            // biome-ignore lint/suspicious/noArrayIndexKey: groups have no other name than their place
            <span key={at}>{group}</span>
          ))}
        </p>
      </div>
    </div>
  );
}
