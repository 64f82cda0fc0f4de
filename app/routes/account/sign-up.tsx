import { msg } from '@lingui/core/macro';
import { data, redirect } from 'react-router';
import { i18nFor } from '#app/i18n.ts';
import { type SignUpOutcome, SignUpScreen } from '#features/accounts/components/sign-up-screen.tsx';
import { signUp, statusOf } from '#features/accounts/index.server.ts';
import { alternatePaths, pathTo } from '#features/navigation/index.ts';
import { pageContext } from '#server/page-context.server.ts';
import type { Route } from './+types/sign-up.ts';
import { messagesOf } from './account-messages.server.ts';
import { accountMeta } from './account-meta.ts';
import { callerOf, textOf } from './account-request.server.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { language, principal } = pageContext(context);
  if (await principal()) throw redirect(pathTo('profile', language));
  return {
    language,
    alternates: alternatePaths('signUp'),
    meta: { title: i18nFor(language)._(msg`Make an account`) },
  };
}

export async function action(args: Route.ActionArgs) {
  const { services, language } = pageContext(args.context);
  const form = await args.request.formData();
  const draft = {
    firstName: textOf(form, 'firstName'),
    lastName: textOf(form, 'lastName'),
    email: textOf(form, 'email'),
  };
  const signedUp = await signUp(services, { ...draft, password: textOf(form, 'password') }, callerOf(args));
  if (signedUp.ok) return data<SignUpOutcome>({ sentTo: draft.email.trim() });
  const errors = messagesOf(signedUp.error, language);
  return data<SignUpOutcome>({ draft, errors }, { status: statusOf(signedUp.error) });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => accountMeta(loaderData, matches);

export default function SignUpRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <SignUpScreen language={loaderData.language} outcome={actionData} />;
}
