import { Trans } from '@lingui/react/macro';
import { NAME_AT_MOST } from '../account-draft.ts';
import type { AccountError } from '../account-errors.ts';
import { PASSWORD_AT_LEAST } from '../passwords.ts';

/** What is wrong, and what to do. */
export function AccountMessage({ error }: { error: AccountError | undefined }) {
  const atLeast = PASSWORD_AT_LEAST;
  const atMost = NAME_AT_MOST;
  switch (error) {
    case undefined:
      return null;
    case 'REQUIRED':
      return <Trans>This field is required!</Trans>;
    case 'INVALID_EMAIL':
      return <Trans>Invalid e-mail address!</Trans>;
    case 'TOO_SHORT':
      return <Trans>That takes at least {atLeast} letters or digits.</Trans>;
    case 'TOO_LONG':
      return <Trans>That is too long. A name has at most {atMost} letters, a password 128.</Trans>;
    case 'WRONG_PAIR':
      return <Trans>E-mail address and password do not go together. Please try again.</Trans>;
    case 'WRONG_PASSWORD':
      return <Trans>This is not your password.</Trans>;
    case 'NOT_CONFIRMED':
      return (
        <Trans>
          Your e-mail address is not confirmed yet. We have just sent you another e-mail with a link.
        </Trans>
      );
    case 'LINK_OVER':
      return <Trans>This link does not work any more. It may have been used, or it is too old.</Trans>;
    case 'TOO_MANY':
      return <Trans>Those were many attempts. Please wait a few minutes, then try again.</Trans>;
    case 'NOT_SURE':
      return <Trans>Please confirm that you are sure.</Trans>;
    case 'UNCHANGED':
      return <Trans>This is your address already.</Trans>;
    case 'LAST_ADMINISTRATOR':
      return (
        <Trans>
          You are the only administrator. Give somebody else the role first, or nobody can let people in.
        </Trans>
      );
  }
}
