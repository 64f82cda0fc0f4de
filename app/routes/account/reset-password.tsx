import { msg } from '@lingui/core/macro';
import { data } from 'react-router';
import { i18nFor } from '#app/i18n.ts';
import { ResetPasswordScreen } from '#features/accounts/components/password-screens.tsx';
import { resetPassword, signOut, statusOf } from '#features/accounts/index.server.ts';
import { alternatePaths, pathTo } from '#features/navigation/index.ts';
import { pageContext } from '#server/page-context.server.ts';
import type { Route } from './+types/reset-password.ts';
import { messagesOf } from './account-messages.server.ts';
import { accountMeta } from './account-meta.ts';
import { callerOf, redirectWith, textOf } from './account-request.server.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { language, url } = pageContext(context);
  return {
    language,
    token: url.searchParams.get('token') ?? '',
    alternates: alternatePaths('resetPassword'),
    meta: { title: i18nFor(language)._(msg`A new password`) },
  };
}

export async function action(args: Route.ActionArgs) {
  const { services, language, url } = pageContext(args.context);
  const form = await args.request.formData();
  const token = textOf(form, 'token');
  const reset = await resetPassword(
    services,
    { token, newPassword: textOf(form, 'newPassword') },
    callerOf(args),
  );
  if (!reset.ok) {
    const errors = messagesOf(reset.error, language);
    return data({ token, errors }, { status: statusOf(reset.error) });
  }
  const { cookies } = await signOut(services, { headers: args.request.headers, origin: url.origin });
  throw redirectWith(cookies, `${pathTo('signIn', language)}?done=password`);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => accountMeta(loaderData, matches);

export default function ResetPasswordRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { language, token } = loaderData;
  return (
    <ResetPasswordScreen
      language={language}
      token={actionData?.token ?? token}
      errors={actionData?.errors ?? {}}
    />
  );
}
