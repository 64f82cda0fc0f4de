import type { Role } from '#features/core/access/index.server.ts';
import { createUser } from '#features/people/accounts/index.server.ts';
import type { Services } from '#server/services/services.server.ts';

const PASSWORD = 'drei kleine Spechte klopfen';

/** Makes an account with this role and signs in: the headers a browser would send with its calls. */
export async function signInAs(
  services: Services,
  role: Role,
  email = `${role}@haus.example`,
): Promise<Record<string, string>> {
  const account = { email, password: PASSWORD, firstName: 'Mia', lastName: 'Muster', role };
  const created = await createUser(services, { system: 'test' }, account);
  if (!created.ok) throw new Error(`No account: ${JSON.stringify(created.error)}`);
  const auth = await services.accounts.auth();
  const { headers } = await auth.api.signInEmail({
    body: { email, password: PASSWORD },
    returnHeaders: true,
  });
  const session = headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return { cookie: [...session, 'csrftoken=t'].join('; '), 'x-csrftoken': 't' };
}
