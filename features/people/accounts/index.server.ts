export { draftErrors, MAX_NAME_LENGTH } from './account-draft.ts';
export { type AccountError, type AccountErrors, SIGNED_OUT, statusOf } from './account-errors.ts';
export { signOutPath } from './account-paths.ts';
export { type Accounts, createAccounts } from './accounts.server.ts';
export type { Caller } from './call-auth.server.ts';
export { changeEmail, changeNames, changePassword } from './change-account.server.ts';
export { confirmNewAccount, confirmNewAddress, emailIn, newAddressIn } from './confirm-address.server.ts';
export { SESSION_COOKIES, STAFF_COOKIE } from './cookies.ts';
export { purgeOldSignInCounts } from './count-sign-in.server.ts';
export { createUser } from './create-user.server.ts';
export { type AccountBelongings, deleteAccount, signOutEverywhere } from './end-account.server.ts';
export { exportOwnData, type OwnDataFile } from './export-own-data.server.ts';
export { findPrincipal } from './find-principal.server.ts';
export { hashPassword } from './hash-password.server.ts';
export { isFirstPassword } from './invitations/is-first-password.server.ts';
export { hasDueInvitations, sendInvitations } from './invitations/send-invitations.server.ts';
export { isNetworkWithinLimit } from './limit-attempts.server.ts';
export type { OwnDataPart } from './own-data/own-data-part.ts';
export { accountOwnData } from './own-data.server.ts';
export { addPasskey, beginPasskey } from './passkeys/add-passkey.server.ts';
export { findOwnPasskeys, removePasskey, renamePasskey } from './passkeys/own-passkeys.server.ts';
export { MAX_CREDENTIAL_LENGTH } from './passkeys/read-credential.ts';
export { beginPasskeySignIn, signInWithPasskey } from './passkeys/sign-in-with-passkey.server.ts';
export { hasDuePasswordLinks, sendPasswordLinks } from './password-links/send-password-links.server.ts';
export { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './passwords.ts';
export { purgeAccountTraces } from './purge-accounts.server.ts';
export { requestPasswordReset, resetPassword } from './reset-password.server.ts';
export { accountResources } from './resources.server.ts';
export { storeSecret } from './secret-store.server.ts';
export { findOwnSessions, signOutOther, signOutOthers } from './sessions/own-sessions.server.ts';
export { signIn } from './sign-in.server.ts';
export { signOut } from './sign-out.server.ts';
export { signUp } from './sign-up.server.ts';
export {
  findAccountOf,
  findKnownAccount,
  findKnownAccounts,
  hasUserWith,
  insertUser,
  isMember,
} from './store.server.ts';
export { completeSignIn } from './two-factor/complete-sign-in.server.ts';
export {
  beginTwoFactor,
  confirmTwoFactor,
  endTwoFactor,
  renewRecoveryCodes,
} from './two-factor/set-up-two-factor.server.ts';
