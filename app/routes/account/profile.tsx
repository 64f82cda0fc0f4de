import { msg } from '@lingui/core/macro';
import { createContext, data, type RouterContextProvider } from 'react-router';
import { pageContext } from '#app/page-context.server.ts';
import {
  type AccountErrors,
  changeEmail,
  changeNames,
  SIGNED_OUT,
  statusOf,
} from '#features/accounts/index.server.ts';
import { type ProfileOutcome, ProfileScreen } from '#features/accounts/screens/profile-screen.tsx';
import { formText } from '#platform/http/form-text.ts';
import type { Route } from './+types/profile.ts';
import { messagesOf } from './account-messages.server.ts';
import { accountPage } from './account-page.server.tsx';
import { callerOf, ownerOrForm, requireUser, signedInOrKeptForm } from './account-request.server.ts';
import { AccountRoute, accountMeta } from './account-route.tsx';

const outcome = createContext<ProfileOutcome | null>(null);

export async function loader(args: Route.LoaderArgs) {
  const { language } = pageContext(args.context);
  const principal = await ownerOrForm(args);
  const screen = (
    <ProfileScreen principal={principal} language={language} outcome={args.context.get(outcome)} />
  );
  return accountPage(pageContext(args.context), { name: 'profile', title: msg`My Profile`, screen });
}

export async function action(args: Route.ActionArgs) {
  const { services, language } = pageContext(args.context);
  const form = await args.request.formData();
  const caller = callerOf(args);
  switch (formText(form, 'form')) {
    case 'names': {
      const draft = { firstName: formText(form, 'firstName'), lastName: formText(form, 'lastName') };
      const principal = await signedInOrKeptForm(args);
      const changed = principal ? await changeNames(services, draft, caller) : SIGNED_OUT;
      const errors = changed.ok ? {} : changed.error;
      return answer(args.context, { form: 'names', draft, errors: messagesOf(errors, language) }, errors);
    }
    case 'email': {
      const email = formText(form, 'email');
      const draft = { email, password: formText(form, 'password') };
      const principal = await signedInOrKeptForm(args);
      const changed = principal ? await changeEmail(services, principal, draft, caller) : SIGNED_OUT;
      const errors = changed.ok ? {} : changed.error;
      return answer(
        args.context,
        { form: 'email', draft: { email }, errors: messagesOf(errors, language) },
        errors,
      );
    }
    default:
      await requireUser(args);
      throw new Response(null, { status: 400, statusText: 'Bad Request' });
  }
}

function answer(context: Readonly<RouterContextProvider>, answered: ProfileOutcome, errors: AccountErrors) {
  context.set(outcome, answered);
  const isRefused = Object.keys(errors).length > 0;
  return data(null, { status: isRefused ? statusOf(errors) : 200 });
}

export const meta = accountMeta;
export default AccountRoute;
