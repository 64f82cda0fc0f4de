import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { i18nFor } from '#app/i18n.ts';
import {
  type AccountError,
  NAME_AT_MOST,
  PASSWORD_AT_LEAST,
  PASSWORD_AT_MOST,
} from '#features/accounts/index.server.ts';
import type { Language } from '#lib/localized.ts';

const [atLeast, atMost, nameAtMost] = [PASSWORD_AT_LEAST, PASSWORD_AT_MOST, NAME_AT_MOST];

const MESSAGES: Record<AccountError, MessageDescriptor> = {
  REQUIRED: msg`This field is required!`,
  INVALID_EMAIL: msg`Invalid e-mail address!`,
  TOO_SHORT: msg`That takes at least ${atLeast} letters or digits.`,
  TOO_LONG: msg`That is too long. A name has at most ${nameAtMost} letters, a password ${atMost}.`,
  INVALID_CREDENTIALS: msg`E-mail address and password do not go together. Please try again.`,
  WRONG_PASSWORD: msg`This is not your password.`,
  WEAK: msg`Many people use this password, or it is your address: it would be guessed first. Please take another one.`,
  NOT_CONFIRMED: msg`Your e-mail address is not confirmed yet. We have just sent you another e-mail with a link.`,
  WRONG_CODE: msg`This code does not fit. Each one works for half a minute only: please type the one your app shows now.`,
  SIGN_IN_EXPIRED: msg`That took too long, or there were too many wrong codes. Please sign in with your password again.`,
  ALREADY_ON: msg`Two-factor sign-in is on already.`,
  ALREADY_OFF: msg`Two-factor sign-in is off already.`,
  LINK_EXPIRED: msg`This link does not work any more. It may have been used, or it is too old.`,
  PASSKEY_REFUSED: msg`That did not work with this passkey. Please try again, or sign in with your password.`,
  PASSKEY_FIRST: msg`Your account has a passkey. Sign in with it first. If you do not have the device any more, an administrator can take the passkey away.`,
  PASSKEYS_FULL: msg`Those are as many passkeys as an account can have. Take one away first.`,
  TOO_MANY: msg`Those were many attempts. Please wait a few minutes, then try again.`,
  SIGNED_OUT: msg`You are not signed in any more. What you typed is still here: sign in again in a new window, then send it once more.`,
  CONFIRMATION_REQUIRED: msg`Please confirm that you are sure.`,
  CREDIT_LEFT: msg`You have credit with us. Please confirm that you give it up, or spend it first.`,
  PASSES_LEFT: msg`You have passes with visits left. Please confirm that you give these up, or use them first.`,
  UNREADABLE: msg`Your form did not come as it stands here. Please fill it in and send it once more.`,
  UNCHANGED: msg`This is your address already.`,
  LAST_ADMINISTRATOR: msg`You are the only administrator. Give somebody else the role first, or nobody can let people in.`,
};

/** What is wrong, and what to do. Written by the server: most visits of these pages need none of it. */
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
  deleted: msg`Your account is deleted, with all that belonged to it. Come back whenever you like.`,
  everywhere: msg`You are signed out on all devices.`,
  password: msg`Your new password is set. Sign in with it now.`,
  'set-up': msg`The house is open. Sign in with the account you have just made.`,
};

/** What has just been done, told on the page for signing in, where people arrive after it. */
export function doneMessage(done: string | null, language: Language): string | null {
  const message = done !== null && Object.hasOwn(DONE, done) ? DONE[done] : undefined;
  return message ? i18nFor(language)._(message) : null;
}
