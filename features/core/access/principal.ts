import type { Role } from './roles.ts';

/** Who is signed in and makes a request (docs/product/accounts.md#session). */
export interface Principal {
  id: number;
  email: string;
  /** What they are called by machines: they sign in with their e-mail address, so it is that. */
  username: string;
  firstName: string;
  lastName: string;
  /** Visitor where the house asks its staff for a second factor and this account has none. */
  role: Role;
  /** Whether they gave a code besides their password. */
  hasTwoFactor: boolean;
  /** Whether the account has a passkey. */
  hasPasskey: boolean;
  /** Whether they signed in with one, which takes the place of password and code. */
  isByPasskey: boolean;
  /** The role they would have with a second factor. */
  withheldRole?: Role;
}
