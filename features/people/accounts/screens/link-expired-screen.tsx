import { Trans } from '@lingui/react/macro';
import { pathTo } from '#features/core/navigation/index.ts';
import type { Language } from '#lib/localized.ts';
import { ButtonLink } from '#ui/button.tsx';
import { AccountPage } from '../components/account-page.tsx';

/** For a link of an email that cannot confirm an address any more. */
export function LinkExpiredScreen({ language, message }: { language: Language; message: string }) {
  return (
    <AccountPage title={<Trans>Confirm your email address</Trans>} lead={message}>
      <p>
        <Trans>Sign in and we’ll send you another one, if your address still needs confirming.</Trans>
      </p>
      <p>
        <ButtonLink href={pathTo('signIn', language)}>
          <Trans>Sign in</Trans>
        </ButtonLink>
      </p>
    </AccountPage>
  );
}
