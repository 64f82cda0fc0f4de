import { msg } from '@lingui/core/macro';
import { createContext, data } from 'react-router';
import { pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { redirect } from '#app/site-redirect.server.ts';
import { signIn, statusOf } from '#features/accounts/index.server.ts';
import { type SignInOutcome, SignInScreen } from '#features/accounts/screens/sign-in-screen.tsx';
import { pathTo } from '#features/navigation/index.ts';
import { internalPath } from '#lib/internal-path.ts';
import { formText } from '#platform/http/form-text.ts';
import type { Route } from './+types/sign-in.ts';
import { doneMessage, messagesOf } from './account-messages.server.ts';
import { accountPage } from './account-page.server.tsx';
import { callerOf, redirectWith } from './account-request.server.ts';
import { AccountRoute, accountMeta } from './account-route.tsx';

const outcome = createContext<SignInOutcome | null>(null);

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
      outcome={context.get(outcome)}
    />
  );
  return accountPage(pageContext(context), { name: 'signIn', title: msg`Sign in`, screen });
}

export async function action(args: Route.ActionArgs) {
  const { services, language, url } = pageContext(args.context);
  const form = await args.request.formData();
  const draft = {
    email: formText(form, 'email'),
    password: formText(form, 'password'),
    remember: form.has('remember'),
  };
  const signedIn = await signIn(services, draft, callerOf(args));
  if (signedIn.ok) {
    const next = internalPath(url.searchParams.get('next'), pathTo('profile', language));
    throw redirectWith(signedIn.value.cookies, next);
  }
  const { email, remember } = draft;
  const errors = messagesOf(signedIn.error, language);
  args.context.set(outcome, { email, remember, errors });
  return data(null, { status: statusOf(signedIn.error) });
}

export const meta = accountMeta;
export default AccountRoute;
