import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Note } from '#ui/note.tsx';
import { AccountMessage } from './account-message.tsx';

/** The codes that open an account without its phone: shown once, to be copied or printed. */
export function RecoveryCodes({ codes, children }: { codes: string[]; children: ReactNode }) {
  return (
    <section aria-labelledby="recovery-title">
      <AccountMessage role="status">
        <Note tone="minze">
          <Trans>Two-factor sign-in is on. Save these codes before you carry on.</Trans>
        </Note>
      </AccountMessage>
      <h2 id="recovery-title" className="text-d1">
        <Trans>Your recovery codes</Trans>
      </h2>
      <p>
        <Trans>
          If you don’t have your phone, one of these gets you in. Each works once. Print them or keep them in
          your password manager: you won’t see them again.
        </Trans>
      </p>
      <ol className="recovery-codes">
        {codes.map((code) => (
          <li key={code} translate="no">
            {code}
          </li>
        ))}
      </ol>
      {children}
    </section>
  );
}
