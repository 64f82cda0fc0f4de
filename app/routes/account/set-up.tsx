import { msg } from '@lingui/core/macro';
import type { ComponentProps } from 'react';
import { createContext, data } from 'react-router';
import { pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { redirect } from '#app/site-redirect.server.ts';
import { PASSWORD_AT_LEAST } from '#features/accounts/index.server.ts';
import { pathTo } from '#features/navigation/index.ts';
import { isSetUpOpen, SET_UP_FIELDS, type SetUpField, setUpHouse } from '#features/setup/index.server.ts';
import { type SetUpMessages, SetUpScreen } from '#features/setup/screens/set-up-screen.tsx';
import { DEFAULT_LANGUAGE, isLanguage } from '#lib/localized.ts';
import { formText } from '#platform/http/form-text.ts';
import type { Route } from './+types/set-up.ts';
import { messagesOf } from './account-messages.server.ts';
import { accountPage } from './account-page.server.tsx';
import { AccountRoute, accountMeta } from './account-route.tsx';

interface Outcome {
  token: string;
  values: ComponentProps<typeof SetUpScreen>['values'];
  errors: SetUpMessages;
}

const outcome = createContext<Outcome | null>(null);

export const handle: PageHandle = { query: { personal: ['token'] } };

export async function loader({ context }: Route.LoaderArgs) {
  const { services, url } = pageContext(context);
  const sent = context.get(outcome);
  const token = sent?.token ?? url.searchParams.get('token') ?? '';
  const isOpen = await isSetUpOpen(services, token);
  const errors = sent?.errors ?? {};
  const screen = (
    <SetUpScreen
      token={token}
      isOpen={isOpen}
      passwordAtLeast={PASSWORD_AT_LEAST}
      values={sent?.values ?? null}
      errors={errors}
    />
  );
  const page = accountPage(pageContext(context), { name: 'setUp', title: msg`Set up your house`, screen });
  // The way to the other language takes the token along.
  const { de, en } = page.alternates;
  const query = isOpen ? `?${new URLSearchParams({ token })}` : '';
  return data({ ...page, alternates: { de: de + query, en: en + query } }, { status: isOpen ? 200 : 410 });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { services, language } = pageContext(context);
  const form = await request.formData();
  const texts = Object.fromEntries(SET_UP_FIELDS.map((field) => [field, formText(form, field)])) as Record<
    SetUpField,
    string
  >;
  const draft = { ...texts, languages: form.getAll('languages').filter(isLanguage) };
  const token = formText(form, 'token');
  const done = await setUpHouse(services, token, draft);
  // Who sets the house up in a language it will not have goes on in German.
  const next = draft.languages.includes(language) ? language : DEFAULT_LANGUAGE;
  if (done.ok) throw redirect(`${pathTo('signIn', next)}?done=set-up`);
  const { password: _, ...values } = draft;
  context.set(outcome, { token, values, errors: messagesOf(done.error, language) });
  return data(null, { status: 422 });
}

export const meta = accountMeta;
export default AccountRoute;
