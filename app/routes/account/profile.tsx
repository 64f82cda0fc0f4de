import { msg } from '@lingui/core/macro';
import { data } from 'react-router';
import { i18nFor } from '#app/i18n.ts';
import { type ProfileOutcome, ProfileScreen } from '#features/accounts/components/profile-screen.tsx';
import {
  type AccountErrors,
  changeEmail,
  changeNames,
  SIGNED_OUT,
  statusOf,
} from '#features/accounts/index.server.ts';
import { alternatePaths } from '#features/navigation/index.ts';
import { pageContext } from '#server/page-context.server.ts';
import type { Route } from './+types/profile.ts';
import { messagesOf } from './account-messages.server.ts';
import { accountMeta } from './account-meta.ts';
import {
  callerOf,
  mustBeSignedIn,
  ownerOrForm,
  signedInOrKeptForm,
  textOf,
} from './account-request.server.ts';

export async function loader(args: Route.LoaderArgs) {
  const { language } = pageContext(args.context);
  return {
    language,
    principal: await ownerOrForm(args),
    alternates: alternatePaths('profile'),
    meta: { title: i18nFor(language)._(msg`My Profile`) },
  };
}

export async function action(args: Route.ActionArgs) {
  const { services, language } = pageContext(args.context);
  const form = await args.request.formData();
  const caller = callerOf(args);
  switch (textOf(form, 'form')) {
    case 'names': {
      const draft = { firstName: textOf(form, 'firstName'), lastName: textOf(form, 'lastName') };
      const principal = await signedInOrKeptForm(args);
      const changed = principal ? await changeNames(services, draft, caller) : SIGNED_OUT;
      const errors = changed.ok ? {} : changed.error;
      return answer({ form: 'names', draft, errors: messagesOf(errors, language) }, errors);
    }
    case 'email': {
      const email = textOf(form, 'email');
      const draft = { email, password: textOf(form, 'password') };
      const principal = await signedInOrKeptForm(args);
      const changed = principal ? await changeEmail(services, principal, draft, caller) : SIGNED_OUT;
      const errors = changed.ok ? {} : changed.error;
      return answer({ form: 'email', draft: { email }, errors: messagesOf(errors, language) }, errors);
    }
    default:
      await mustBeSignedIn(args);
      throw new Response(null, { status: 400, statusText: 'Bad Request' });
  }
}

function answer(outcome: ProfileOutcome, errors: AccountErrors) {
  const isRefused = Object.keys(errors).length > 0;
  return data(outcome, { status: isRefused ? statusOf(errors) : 200 });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => accountMeta(loaderData, matches);

export default function ProfileRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { principal, language } = loaderData;
  return <ProfileScreen principal={principal} language={language} outcome={actionData} />;
}
