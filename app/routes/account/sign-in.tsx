import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { redirect } from '#app/site-redirect.server.ts';
import { signIn } from '#features/accounts/index.server.ts';
import { type SignInDraft, SignInScreen } from '#features/accounts/screens/sign-in-screen.tsx';
import { pathTo } from '#features/navigation/index.ts';
import { internalPath } from '#lib/internal-path.ts';
import { readForm, text, ticked } from '#platform/http/read-form.server.ts';
import type { Route } from './+types/sign-in.ts';
import { doneMessage } from './account-messages.server.ts';
import { accountOutcome } from './account-outcome.server.ts';
import { accountPage } from './account-page.server.tsx';
import { callerOf, redirectWith, withNext } from './account-request.server.ts';
import { AccountRoute, accountMeta } from './account-route.tsx';

const FORM = z.object({ email: text(), password: text(), remember: ticked() });
const outcome = accountOutcome<SignInDraft>();

export const handle: PageHandle = { query: { personal: ['next', 'done'] } };

export async function loader({ context }: Route.LoaderArgs) {
  const { language, url, principal } = pageContext(context);
  const next = url.searchParams.get('next');
  if (await principal()) throw redirect(internalPath(next, pathTo('profile', language)));
  const screen = (
    <SignInScreen
      language={language}
      next={internalPath(next, '')}
      done={doneMessage(url.searchParams.get('done'), language)}
      outcome={outcome.of(context)}
    />
  );
  return accountPage(pageContext(context), { name: 'signIn', title: msg`Sign in`, screen });
}

export async function action(args: Route.ActionArgs) {
  const { services, language, url } = pageContext(args.context);
  const form = await readForm(FORM, args.request);
  if (!form.ok) return outcome.unreadable(args.context);
  const { email, remember } = form.value;
  const signedIn = await signIn(services, form.value, callerOf(args));
  if (signedIn.ok) {
    const { cookies, isCodeNeeded } = signedIn.value;
    const next = internalPath(url.searchParams.get('next'), pathTo('profile', language));
    throw redirectWith(cookies, isCodeNeeded ? withNext(pathTo('signInCode', language), next) : next);
  }
  return outcome.answer(args.context, { draft: { email, remember }, errors: signedIn.error });
}

export const meta = accountMeta;
export default AccountRoute;
