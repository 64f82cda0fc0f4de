import type { AuthProvider } from 'react-admin';
import type { Permission, Role } from '../../features/core/access/roles.ts';
import { can } from '../../features/core/access/roles.ts';
import { type ApiCall, ApiError } from '../api/api-call.ts';

/** Fields of the `/user-details/` answer used here (docs/product/accounts.md#session). */
interface UserDetails {
  is_logged_in: boolean;
  id: number;
  first_name: string;
  last_name: string;
  role: Role;
  login_url: string;
}

/**
 * The session of the site is that of the admin area: without one the user is redirected to sign in and returns. Permissions
 * are checked here so that nothing is shown that would be refused; the API enforces them.
 */
export function createAuthProvider(
  call: ApiCall,
  permissionOf: (resource: string) => Permission | null,
  goTo: (address: string) => void,
): AuthProvider {
  let known: Promise<UserDetails> | null = null;

  function user(): Promise<UserDetails> {
    known ??= call({ method: 'GET', path: '/user-details/' }).then(({ json }) => json as UserDetails);
    known.catch(() => {
      known = null;
    });
    return known;
  }

  return {
    login: async () => {},
    async checkAuth() {
      const { is_logged_in: isSignedIn, login_url: loginUrl } = await user();
      if (isSignedIn) return;
      goTo(`${loginUrl}?${new URLSearchParams({ next: location.pathname + location.search })}`);
      throw Object.assign(new Error('Not signed in'), {
        redirectTo: false,
        logoutUser: false,
        message: false,
      });
    },
    // Keeps unsaved input when the session ends in the middle of an edit (screens/save-failure.tsx).
    async checkError(error) {
      if (error instanceof ApiError && error.status === 401) known = null;
    },
    async logout() {
      if (known === null) return false;
      await call({ method: 'POST', path: '/user-logout/' });
      known = null;
      goTo('/');
      return false;
    },
    async getIdentity() {
      const { id, first_name: first, last_name: last } = await user();
      return { id, fullName: `${first} ${last}` };
    },
    async getPermissions() {
      return (await user()).role;
    },
    async canAccess({ resource }) {
      const permission = permissionOf(resource);
      return permission !== null && can(await user(), permission);
    },
  };
}
