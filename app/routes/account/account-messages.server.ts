import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  type AccountError,
  MAX_NAME_LENGTH,
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
} from '#features/people/accounts/index.server.ts';
import { i18nFor } from '#lib/i18n.ts';
import type { Language } from '#lib/localized.ts';

const [atLeast, atMost, nameAtMost] = [MIN_PASSWORD_LENGTH, MAX_PASSWORD_LENGTH, MAX_NAME_LENGTH];

const MESSAGES: Record<AccountError, MessageDescriptor> = {
  REQUIRED: msg`This field is required!`,
  INVALID_EMAIL: msg`Invalid e-mail address!`,
  TOO_SHORT: msg`Use at least ${atLeast} characters.`,
  TOO_LONG: msg`That’s too long: ${nameAtMost} characters at most for a name, ${atMost} for a password.`,
  INVALID_CREDENTIALS: msg`That email address and password don’t match. Try again.`,
  WRONG_PASSWORD: msg`That’s not your password.`,
  WEAK: msg`That password is very common, or it’s your email address, so it would be guessed first. Choose another.`,
  NOT_CONFIRMED: msg`Your email address isn’t confirmed yet. We’ve just sent you another email with a link.`,
  WRONG_CODE: msg`That code doesn’t match. Each code works for half a minute: enter the one your app is showing now.`,
  CODE_USED: msg`This code has been used already. Sign in again with the next one your app shows.`,
  SIGN_IN_EXPIRED: msg`That took too long, or there were too many wrong codes. Sign in with your password again.`,
  ALREADY_ON: msg`Two-factor sign-in is already on.`,
  ALREADY_OFF: msg`Two-factor sign-in is already off.`,
  LINK_EXPIRED: msg`This link no longer works. It may have been used already, or it’s too old.`,
  PASSKEY_REFUSED: msg`That passkey didn’t work. Try again, or sign in with your password.`,
  PASSKEY_FIRST: msg`Your account has a passkey. Sign in with it first. If you no longer have the device, an administrator can remove the passkey.`,
  PASSKEYS_FULL: msg`Your account has as many passkeys as it can hold. Remove one first.`,
  TOO_MANY: msg`Too many attempts. Wait a few minutes, then try again.`,
  SIGNED_OUT: msg`You’re no longer signed in. What you typed is still here: sign in again in a new window, then send it again.`,
  CONFIRMATION_REQUIRED: msg`Confirm that you’re sure.`,
  CREDIT_LEFT: msg`You still have credit with us. Confirm that you give it up, or spend it first.`,
  PASSES_LEFT: msg`You have passes with visits left. Confirm that you give them up, or use them first.`,
  UNREADABLE: msg`Your form didn’t arrive as it appears here. Fill it in and send it again.`,
  UNCHANGED: msg`This is already your address.`,
  LAST_ADMINISTRATOR: msg`You’re the only administrator. Give someone else the role first, or nobody can manage accounts.`,
};

/** Returns the message for an error, with its remedy. Written by the server: most visits of these pages need none of it. */
export function messageOf(error: AccountError, language: Language): string {
  return i18nFor(language)._(MESSAGES[error]);
}

export function messagesOf<Field extends string>(
  errors: Partial<Record<Field, AccountError>>,
  language: Language,
): Partial<Record<Field, string>> {
  return Object.fromEntries(
    Object.entries<AccountError | undefined>(errors).flatMap(([field, error]) =>
      error === undefined ? [] : [[field, messageOf(error, language)]],
    ),
  ) as Partial<Record<Field, string>>;
}

const DONE: Record<string, MessageDescriptor> = {
  deleted: msg`Your account and everything in it has been deleted. Come back any time.`,
  everywhere: msg`You’re signed out on all devices.`,
  password: msg`Your new password is set. Sign in with it now.`,
  'first-password': msg`Your password is set. Sign in with it now.`,
  'set-up': msg`All set up. Sign in with the account you’ve just created: visitors see your site once you open it.`,
};

/** Returns the confirmation of the action just completed, shown on the sign-in page, where people arrive after it. */
export function doneMessage(done: string | null, language: Language): string | null {
  const message = done !== null && Object.hasOwn(DONE, done) ? DONE[done] : undefined;
  return message ? i18nFor(language)._(message) : null;
}
