import { msg } from '@lingui/core/macro';
import { createContext } from 'react-router';
import { z } from 'zod';
import { pageContext } from '#app/page-context.server.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import {
  changePassword,
  deleteAccount,
  exportOwnData,
  findOwnPasskeys,
  findOwnSessions,
  type OwnDataFile,
  signOutEverywhere,
  signOutOther,
  signOutOthers,
} from '#features/people/accounts/index.server.ts';
import { type SettingsDraft, SettingsScreen } from '#features/people/accounts/screens/settings-screen.tsx';
import { readForm, text, ticked } from '#platform/http/read-form.server.ts';
import type { Route } from './+types/account-settings.ts';
import { accountOutcome } from './account-outcome.server.ts';
import { accountPage } from './account-page.server.tsx';
import { callerOf, cookieHeaders, redirectWith, requireUser } from './account-request.server.ts';
import { AccountRoute, accountMeta } from './account-route.tsx';
import { handlePasskeyForm, PASSKEY_FORM } from './passkey-forms.server.ts';

const SETTINGS_FORM = z.discriminatedUnion('form', [
  z.object({ form: z.literal('password'), password: text(), newPassword: text() }),
  z.object({ form: z.literal('everywhere') }),
  z.object({ form: z.literal('device'), session: z.string().regex(/^\d{1,9}$/) }),
  z.object({ form: z.literal('others') }),
  z.object({ form: z.literal('data'), password: text(), as: z.enum(['json', 'text']).default('json') }),
  z.object({
    form: z.literal('delete'),
    password: text(),
    sure: ticked(),
    credit: text(12),
    passes: text(12),
  }),
]);
const FORM = z.union([SETTINGS_FORM, PASSKEY_FORM]);
const outcome = accountOutcome<SettingsDraft>();
const file = createContext<Response | null>(null);

/** A file that an action made goes out in the place of the page. */
const respondWithFile: Route.MiddlewareFunction = async ({ context }, next) => {
  const page = await next();
  const made = context.get(file);
  if (made) pageContext(context).document = null;
  return made ?? page;
};
export const middleware = [respondWithFile];

export async function loader(args: Route.LoaderArgs) {
  const { services, language } = pageContext(args.context);
  const principal = await requireUser(args);
  const screen = (
    <SettingsScreen
      principal={principal}
      devices={await findOwnSessions(services, principal, callerOf(args))}
      passkeys={await findOwnPasskeys(services, principal)}
      creditCents={await services.creditLeft(principal.id)}
      remainingPasses={await services.remainingPasses(principal.id)}
      language={language}
      outcome={outcome.of(args.context)}
    />
  );
  return accountPage(args.context, { name: 'accountSettings', title: msg`Settings`, screen });
}

export async function action(args: Route.ActionArgs) {
  const principal = await requireUser(args);
  const { services, language } = pageContext(args.context);
  const form = await readForm(FORM, args.request);
  if (!form.ok) throw new Response(null, { status: 400, statusText: 'Bad Request' });
  const caller = callerOf(args);
  const afterwards = (done: string) => `${pathTo('signIn', language)}?done=${done}`;

  const sent = form.value;
  switch (sent.form) {
    case 'password': {
      const changed = await changePassword(services, principal, sent, caller);
      const answer = { form: sent.form, draft: null };
      if (!changed.ok) return outcome.answer(args.context, { ...answer, errors: changed.error });
      return outcome.answer(args.context, answer, { headers: cookieHeaders(changed.value.cookies) });
    }
    case 'everywhere': {
      const { cookies } = await signOutEverywhere(services, principal, caller);
      throw redirectWith(cookies, afterwards('everywhere'));
    }
    case 'device':
    case 'others': {
      const ended =
        sent.form === 'device'
          ? await signOutOther(services, principal, Number(sent.session), caller)
          : await signOutOthers(services, principal, caller);
      const answer = { form: sent.form, draft: null };
      return outcome.answer(args.context, ended.ok ? answer : { ...answer, errors: ended.error });
    }
    case 'data': {
      const made = await exportOwnData(services, principal, sent, caller);
      if (made.ok) args.context.set(file, attachment(made.value));
      return outcome.answer(args.context, {
        form: sent.form,
        draft: null,
        ...(made.ok ? {} : { errors: made.error }),
      });
    }
    case 'delete': {
      const draft = {
        ...{ password: sent.password, isSure: sent.sure },
        ...{ givenUpCents: Number(sent.credit), givenUpVisits: Number(sent.passes) },
      };
      const deleted = await deleteAccount(services, principal, draft, caller);
      if (!deleted.ok)
        return outcome.answer(args.context, { form: sent.form, draft: null, errors: deleted.error });
      throw redirectWith(deleted.value.cookies, afterwards('deleted'));
    }
    default:
      return handlePasskeyForm(args, principal, sent, outcome);
  }
}

function attachment({ name, type, content }: OwnDataFile): Response {
  return new Response(content, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  });
}

export const meta = accountMeta;
export default AccountRoute;
