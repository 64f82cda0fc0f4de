import { msg } from '@lingui/core/macro';
import { data } from 'react-router';
import { z } from 'zod';
import { pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { redirect } from '#app/site-redirect.server.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import { isSetUpOpen, setUpSite } from '#features/operations/setup/index.server.ts';
import { SetUpScreen, type SetUpValues } from '#features/operations/setup/screens/set-up-screen.tsx';
import { MIN_PASSWORD_LENGTH } from '#features/people/accounts/index.server.ts';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES } from '#lib/localized.ts';
import { readForm, several, text } from '#platform/http/read-form.server.ts';
import type { Route } from './+types/set-up.ts';
import { accountOutcome } from './account-outcome.server.ts';
import { accountPage } from './account-page.server.tsx';
import { AccountRoute, accountMeta } from './account-route.tsx';

const FORM = z.object({
  token: text(),
  firstName: text(),
  lastName: text(),
  email: text(),
  password: text(),
  venueName: text(),
  street: text(),
  postalCode: text(),
  city: text(),
  languages: several(LANGUAGES.length),
});
const outcome = accountOutcome<{ token: string; values: SetUpValues }>();

export const handle: PageHandle = { query: { personal: ['token'] } };

export async function loader({ context }: Route.LoaderArgs) {
  const { services, url } = pageContext(context);
  const sent = outcome.of(context);
  const token = sent?.draft?.token ?? url.searchParams.get('token') ?? '';
  const isOpen = await isSetUpOpen(services, token);
  const screen = (
    <SetUpScreen
      token={token}
      isOpen={isOpen}
      passwordAtLeast={MIN_PASSWORD_LENGTH}
      values={sent?.draft?.values ?? null}
      errors={sent?.errors ?? {}}
    />
  );
  const page = accountPage(context, { name: 'setUp', title: msg`Set up your venue`, screen });
  // The link to the other language keeps the token.
  const { de, en } = page.alternates;
  const query = isOpen ? `?${new URLSearchParams({ token })}` : '';
  return data({ ...page, alternates: { de: de + query, en: en + query } }, { status: isOpen ? 200 : 410 });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { services, language } = pageContext(context);
  const form = await readForm(FORM, request);
  if (!form.ok) return outcome.unreadable(context);
  const { token, password, ...typed } = form.value;
  const values = { ...typed, languages: typed.languages.filter(isLanguage) };
  const done = await setUpSite(services, token, { ...values, password });
  // Continues in German if the current language is not one of those chosen for the site.
  const next = values.languages.includes(language) ? language : DEFAULT_LANGUAGE;
  if (done.ok) throw redirect(`${pathTo('signIn', next)}?done=set-up`);
  return outcome.answer(context, { draft: { token, values }, errors: done.error });
}

export const meta = accountMeta;
export default AccountRoute;
