import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { redirect } from '#app/site-redirect.server.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import {
  beginPasskeySignIn,
  MAX_CREDENTIAL_LENGTH,
  signIn,
  signInWithPasskey,
} from '#features/people/accounts/index.server.ts';
import { type SignInDraft, SignInScreen } from '#features/people/accounts/screens/sign-in-screen.tsx';
import { internalPath } from '#lib/internal-path.ts';
import { readForm, text, ticked } from '#platform/http/read-form.server.ts';
import type { Route } from './+types/sign-in.ts';
import { doneMessage } from './account-messages.server.ts';
import { accountOutcome } from './account-outcome.server.ts';
import { accountPage } from './account-page.server.tsx';
import { callerOf, cookieHeaders, redirectWith, withNext } from './account-request.server.ts';
import { AccountRoute, accountMeta } from './account-route.tsx';

const FORM = z.discriminatedUnion('form', [
  z.object({
    form: z.literal('sign-in').default('sign-in'),
    email: text(),
    password: text(),
    remember: ticked(),
  }),
  z.object({ form: z.literal('passkey') }),
  z.object({ form: z.literal('passkey-answer'), credential: text(MAX_CREDENTIAL_LENGTH) }),
]);
const outcome = accountOutcome<SignInDraft>();
const NOTHING_TYPED = { email: '', remember: false };

export const handle: PageHandle = { query: { personal: ['next', 'done'] } };

export async function loader({ context }: Route.LoaderArgs) {
  const { language, url, principal, services } = pageContext(context);
  const next = url.searchParams.get('next');
  const sent = outcome.of(context);
  // A user signed in with a password may still be asked for a passkey.
  if (!sent && (await principal())) throw redirect(internalPath(next, pathTo('account', language)));
  const screen = (
    <SignInScreen
      language={language}
      next={internalPath(next, '')}
      done={doneMessage(url.searchParams.get('done'), language)}
      outcome={sent}
      hasPasskeys={services.accounts.relyingParty !== null}
    />
  );
  return accountPage(context, { name: 'signIn', title: msg`Sign in`, screen });
}

export async function action(args: Route.ActionArgs) {
  const { services, language, url } = pageContext(args.context);
  const form = await readForm(FORM, args.request);
  if (!form.ok) return outcome.unreadable(args.context);
  const next = internalPath(url.searchParams.get('next'), pathTo('account', language));
  const caller = callerOf(args);

  const sent = form.value;
  switch (sent.form) {
    case 'passkey': {
      const started = await beginPasskeySignIn(services, caller);
      if (!started.ok) return outcome.answer(args.context, { draft: NOTHING_TYPED, errors: started.error });
      const { options: question, cookies } = started.value;
      return outcome.answer(args.context, { draft: { question } }, { headers: cookieHeaders(cookies) });
    }
    case 'passkey-answer': {
      const signedIn = await signInWithPasskey(services, sent, caller);
      if (signedIn.ok) throw redirectWith(signedIn.value.cookies, next);
      return outcome.answer(args.context, { draft: NOTHING_TYPED, errors: signedIn.error });
    }
    case 'sign-in': {
      const { email, remember } = sent;
      const signedIn = await signIn(services, sent, caller);
      if (!signedIn.ok)
        return outcome.answer(args.context, { draft: { email, remember }, errors: signedIn.error });
      const { cookies, isCodeNeeded } = signedIn.value;
      throw redirectWith(cookies, isCodeNeeded ? withNext(pathTo('signInCode', language), next) : next);
    }
  }
}

export const meta = accountMeta;
export default AccountRoute;
