import type { Role } from './roles.ts';

/** Who is signed in and makes a request (docs/product/accounts.md#session). */
export interface Principal {
  id: number;
  email: string;
  /** What they are called by machines: they sign in with their e-mail address, so it is that. */
  username: string;
  firstName: string;
  lastName: string;
  role: Role;
}
