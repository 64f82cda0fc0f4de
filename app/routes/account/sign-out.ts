import { pageContext } from '#app/page-context.server.ts';
import { redirect } from '#app/site-redirect.server.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import { signOut } from '#features/people/accounts/index.server.ts';
import type { Route } from './+types/sign-out.ts';
import { redirectWith } from './account-request.server.ts';

/** Only a form signs out: a link could be followed by a program that looks ahead. */
export function loader({ context }: Route.LoaderArgs) {
  return redirect(pathTo('profile', pageContext(context).language));
}

export async function action({ request, context }: Route.ActionArgs) {
  const { services, language, url } = pageContext(context);
  const { cookies } = await signOut(services, { headers: request.headers, origin: url.origin });
  return redirectWith(cookies, pathTo('home', language));
}
