import type { Role } from './roles.ts';

/** Signed-in user who makes a request (docs/product/accounts.md#session). */
export interface Principal {
  id: number;
  email: string;
  /** Name for machines: the email address, because users sign in with it. */
  username: string;
  firstName: string;
  lastName: string;
  /** Visitor where the venue asks its staff for a second factor and this account has none. */
  role: Role;
  /** True if they gave a code besides their password. */
  hasTwoFactor: boolean;
  /** True if the account has a passkey. */
  hasPasskey: boolean;
  /** True if they signed in with a passkey, which replaces password and code. */
  isByPasskey: boolean;
  /** The role they would have with a second factor. */
  withheldRole?: Role;
}
