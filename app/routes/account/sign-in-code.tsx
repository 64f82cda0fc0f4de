import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { redirect } from '#app/site-redirect.server.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import { completeSignIn } from '#features/people/accounts/index.server.ts';
import { CodeScreen } from '#features/people/accounts/screens/code-screen.tsx';
import { internalPath } from '#lib/internal-path.ts';
import { readForm, text, ticked } from '#platform/http/read-form.server.ts';
import type { Route } from './+types/sign-in-code.ts';
import { accountOutcome } from './account-outcome.server.ts';
import { accountPage } from './account-page.server.tsx';
import { callerOf, redirectWith, withNext } from './account-request.server.ts';
import { AccountRoute, accountMeta } from './account-route.tsx';

const FORM = z.object({ code: text(), trusted: ticked() });
const outcome = accountOutcome<{ isTrusted: boolean }>();

export const handle: PageHandle = { query: { personal: ['next'] } };

/** The second step of signing in. Whether somebody made the first is looked at when a code comes. */
export async function loader({ context }: Route.LoaderArgs) {
  const { language, url, principal, services } = pageContext(context);
  const next = internalPath(url.searchParams.get('next'), pathTo('account', language));
  if (await principal()) throw redirect(next);
  const passkeyPath = services.accounts.relyingParty ? withNext(pathTo('signIn', language), next) : null;
  const screen = <CodeScreen language={language} outcome={outcome.of(context)} passkeyPath={passkeyPath} />;
  return accountPage(context, { name: 'signInCode', title: msg`Your code`, screen });
}

export async function action(args: Route.ActionArgs) {
  const { services, language, url } = pageContext(args.context);
  const form = await readForm(FORM, args.request);
  if (!form.ok) return outcome.unreadable(args.context);
  const { code, trusted: isTrusted } = form.value;
  const signedIn = await completeSignIn(services, { code, isTrusted }, callerOf(args));
  if (signedIn.ok) {
    const next = internalPath(url.searchParams.get('next'), pathTo('account', language));
    throw redirectWith(signedIn.value.cookies, next);
  }
  return outcome.answer(args.context, { draft: { isTrusted }, errors: signedIn.error });
}

export const meta = accountMeta;
export default AccountRoute;
