import { msg } from '@lingui/core/macro';
import { data, redirect } from 'react-router';
import { i18nFor } from '#app/i18n.ts';
// Not through the index: every page loads that one, for the link in the header.
import { SignInScreen } from '#features/accounts/components/sign-in-screen.tsx';
import { internalPath, signIn, statusOf } from '#features/accounts/index.server.ts';
import { alternatePaths, pathTo } from '#features/navigation/index.ts';
import { pageContext } from '#server/page-context.server.ts';
import type { Route } from './+types/sign-in.ts';
import { doneMessage, messagesOf } from './account-messages.server.ts';
import { accountMeta } from './account-meta.ts';
import { callerOf, redirectWith, textOf } from './account-request.server.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { language, url, principal } = pageContext(context);
  const next = url.searchParams.get('next');
  if (await principal()) throw redirect(internalPath(next, pathTo('profile', language)));
  return {
    language,
    next: internalPath(next, ''),
    done: doneMessage(url.searchParams.get('done'), language),
    alternates: alternatePaths('signIn'),
    meta: { title: i18nFor(language)._(msg`Sign in`) },
  };
}

export async function action(args: Route.ActionArgs) {
  const { services, language, url } = pageContext(args.context);
  const form = await args.request.formData();
  const draft = {
    email: textOf(form, 'email'),
    password: textOf(form, 'password'),
    remember: form.has('remember'),
  };
  const signedIn = await signIn(services, draft, callerOf(args));
  if (signedIn.ok) {
    const next = internalPath(url.searchParams.get('next'), pathTo('profile', language));
    throw redirectWith(signedIn.value.cookies, next);
  }
  const { email, remember } = draft;
  const errors = messagesOf(signedIn.error, language);
  return data({ email, remember, errors }, { status: statusOf(signedIn.error) });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => accountMeta(loaderData, matches);

export default function SignInRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { language, next, done } = loaderData;
  return <SignInScreen language={language} next={next} done={done} outcome={actionData} />;
}
