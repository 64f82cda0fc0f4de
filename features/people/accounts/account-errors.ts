import { fail } from '#lib/result.ts';
import type { DraftError } from './account-draft.ts';
import type { AuthRefusal } from './call-auth.server.ts';

/** Errors of a form about an account. */
export type AccountError =
  | DraftError
  /** Email address and password do not belong together; which of them it is nobody learns. */
  | 'INVALID_CREDENTIALS'
  | 'WRONG_PASSWORD'
  /** A password that everybody would try first. */
  | 'WEAK'
  /** The address has not been confirmed; another email is being sent. */
  | 'NOT_CONFIRMED'
  /** Neither what the app shows now nor a recovery code. */
  | 'WRONG_CODE'
  /** The code opened a session before; with the next one signing in restarts. */
  | 'CODE_USED'
  /** The password was given too long ago, or the code was tried too often: signing in restarts. */
  | 'SIGN_IN_EXPIRED'
  /** A second factor is there already. */
  | 'ALREADY_ON'
  /** There is none any more. */
  | 'ALREADY_OFF'
  /** The link of an email was used, is too old or was cut off. */
  | 'LINK_EXPIRED'
  /** The passkey is not one of ours, or what the device said does not hold. */
  | 'PASSKEY_REFUSED'
  /** There is a passkey, and it has to be shown before anything about signing in is changed. */
  | 'PASSKEY_FIRST'
  /** More passkeys than anybody has devices. */
  | 'PASSKEYS_FULL'
  | 'TOO_MANY'
  /** The session ended while a form was being filled in. */
  | 'SIGNED_OUT'
  | 'CONFIRMATION_REQUIRED'
  /** There is credit on the account, or another amount than displayed: it would be lost, too. */
  | 'CREDIT_LEFT'
  /** The same with visits of passes. */
  | 'PASSES_LEFT'
  /** Not a form of ours: a field is repeated, or a file. */
  | 'UNREADABLE'
  /** The account has this address already. */
  | 'UNCHANGED'
  /** Somebody has to be able to let others in. */
  | 'LAST_ADMINISTRATOR';

/** The fields of forms, and `form` for errors of the whole. */
export type AccountField =
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'password'
  | 'newPassword'
  | 'code'
  | 'passkeyName'
  | 'sure'
  | 'credit'
  | 'passes'
  | 'form';
export type AccountErrors = Partial<Record<AccountField, AccountError>>;
/** The same in words, as forms show it. */
export type AccountMessages = Partial<Record<AccountField, string>>;

const REFUSALS: Record<string, AccountErrors> = {
  INVALID_EMAIL_OR_PASSWORD: { form: 'INVALID_CREDENTIALS' },
  EMAIL_NOT_VERIFIED: { form: 'NOT_CONFIRMED' },
  INVALID_EMAIL: { email: 'INVALID_EMAIL' },
  VALIDATION_ERROR: { email: 'INVALID_EMAIL' },
  INVALID_PASSWORD: { password: 'WRONG_PASSWORD' },
  INVALID_TOKEN: { form: 'LINK_EXPIRED' },
  TOKEN_EXPIRED: { form: 'LINK_EXPIRED' },
  USER_NOT_FOUND: { form: 'LINK_EXPIRED' },
  INVALID_USER: { form: 'LINK_EXPIRED' },
  INVALID_CODE: { code: 'WRONG_CODE' },
  CODE_USED: { form: 'CODE_USED' },
  INVALID_BACKUP_CODE: { code: 'WRONG_CODE' },
  INVALID_TWO_FACTOR_COOKIE: { form: 'SIGN_IN_EXPIRED' },
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: { form: 'SIGN_IN_EXPIRED' },
  TWO_FACTOR_NOT_ENABLED: { form: 'ALREADY_OFF' },
  // The same recovery code was faster in another window.
  CONFLICT: { code: 'WRONG_CODE' },
  TOTP_ALREADY_ENABLED: { form: 'ALREADY_ON' },
  TOTP_NOT_ENABLED: { form: 'SIGN_IN_EXPIRED' },
  BACKUP_CODES_NOT_ENABLED: { form: 'SIGN_IN_EXPIRED' },
  CHALLENGE_NOT_FOUND: { form: 'PASSKEY_REFUSED' },
  PASSKEY_NOT_FOUND: { form: 'PASSKEY_REFUSED' },
  AUTHENTICATION_FAILED: { form: 'PASSKEY_REFUSED' },
  FAILED_TO_VERIFY_REGISTRATION: { form: 'PASSKEY_REFUSED' },
  YOU_ARE_NOT_ALLOWED_TO_REGISTER_THIS_PASSKEY: { form: 'PASSKEY_REFUSED' },
  UNAUTHORIZED: { form: 'SIGNED_OUT' },
  TOO_MANY_ATTEMPTS: { form: 'TOO_MANY' },
};

/** The answer to a form whose sender is not signed in any more. */
export const SIGNED_OUT = fail<AccountErrors>({ form: 'SIGNED_OUT' });

/** Translates better-auth's refusal into our error codes. An unexpected code is a bug, so it throws. */
export function errorsOf({ code }: AuthRefusal): AccountErrors {
  const errors = REFUSALS[code];
  if (!errors) throw new Error(`unmapped better-auth error code ${code}: add it to REFUSALS`);
  return errors;
}

/** The status a refused form answers with. */
export function statusOf({ form }: AccountErrors): 401 | 422 | 429 {
  if (form === 'SIGNED_OUT') return 401;
  return form === 'TOO_MANY' ? 429 : 422;
}
