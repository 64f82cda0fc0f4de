import { msg } from '@lingui/core/macro';
import { data } from 'react-router';
import { i18nFor } from '#app/i18n.ts';
import {
  type ForgottenOutcome,
  ForgottenPasswordScreen,
} from '#features/accounts/components/password-screens.tsx';
import { requestPasswordReset, statusOf } from '#features/accounts/index.server.ts';
import { alternatePaths } from '#features/navigation/index.ts';
import { pageContext } from '#server/page-context.server.ts';
import type { Route } from './+types/forgotten-password.ts';
import { messagesOf } from './account-messages.server.ts';
import { accountMeta } from './account-meta.ts';
import { callerOf, textOf } from './account-request.server.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { language } = pageContext(context);
  return {
    alternates: alternatePaths('forgottenPassword'),
    meta: { title: i18nFor(language)._(msg`Forgotten your password?`) },
  };
}

export async function action(args: Route.ActionArgs) {
  const { services, language } = pageContext(args.context);
  const email = textOf(await args.request.formData(), 'email');
  const requested = await requestPasswordReset(services, email, callerOf(args));
  if (requested.ok) return data<ForgottenOutcome>({ sentTo: email.trim() });
  const errors = messagesOf(requested.error, language);
  return data<ForgottenOutcome>({ email, errors }, { status: statusOf(requested.error) });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => accountMeta(loaderData, matches);

export default function ForgottenPasswordRoute({ actionData }: Route.ComponentProps) {
  return <ForgottenPasswordScreen outcome={actionData} />;
}
