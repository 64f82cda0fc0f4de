import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import {
  type AccountErrors,
  beginTwoFactor,
  confirmTwoFactor,
  endTwoFactor,
  renewRecoveryCodes,
} from '#features/people/accounts/index.server.ts';
import {
  type TwoFactorDraft,
  TwoFactorScreen,
} from '#features/people/accounts/screens/two-factor-screen.tsx';
import { internalPath } from '#lib/internal-path.ts';
import { readForm, text } from '#platform/http/read-form.server.ts';
import type { Route } from './+types/two-factor.ts';
import { accountOutcome } from './account-outcome.server.ts';
import { accountPage } from './account-page.server.tsx';
import { callerOf, cookieHeaders, requireUser, withNext } from './account-request.server.ts';
import { AccountRoute, accountMeta } from './account-route.tsx';

const FORM = z.discriminatedUnion('form', [
  z.object({ form: z.literal('begin'), password: text() }),
  z.object({ form: z.literal('confirm'), code: text(), uri: text() }),
  z.object({ form: z.literal('renew'), password: text() }),
  z.object({ form: z.literal('end'), password: text() }),
]);
const outcome = accountOutcome<TwoFactorDraft | null>();

export const handle: PageHandle = { query: { personal: ['next'] } };

export async function loader(args: Route.LoaderArgs) {
  const page = pageContext(args.context);
  const { language, url, settings } = page;
  const principal = await requireUser(args);
  const next = internalPath(url.searchParams.get('next'), '');
  const isPasskeyOwed = principal.withheldRole !== undefined && principal.hasPasskey;
  const screen = (
    <TwoFactorScreen
      principal={principal}
      isRequired={settings.isTwoFactorRequired && (principal.withheldRole ?? principal.role) !== 'visitor'}
      next={next}
      passkeyPath={isPasskeyOwed ? withNext(pathTo('signIn', language), next) : null}
      outcome={outcome.of(args.context)}
      language={language}
    />
  );
  return accountPage(args.context, { name: 'twoFactor', title: msg`Two-factor sign-in`, screen });
}

export async function action(args: Route.ActionArgs) {
  const principal = await requireUser(args);
  const { services, settings } = pageContext(args.context);
  const form = await readForm(FORM, args.request);
  if (!form.ok) throw new Response(null, { status: 400, statusText: 'Bad Request' });
  const caller = callerOf(args);

  const sent = form.value;
  switch (sent.form) {
    case 'begin': {
      const draft = { password: sent.password, issuer: settings.siteName };
      const started = await beginTwoFactor(services, principal, draft, caller);
      return started.ok ? answer(started.value) : refuse(started.error);
    }
    case 'confirm': {
      const confirmed = await confirmTwoFactor(services, principal, sent.code, caller);
      if (!confirmed.ok) return refuse(confirmed.error, { uri: sent.uri });
      const { recoveryCodes, cookies } = confirmed.value;
      return answer({ recoveryCodes }, cookies);
    }
    case 'renew': {
      const renewed = await renewRecoveryCodes(services, sent.password, caller);
      return renewed.ok ? answer(renewed.value) : refuse(renewed.error);
    }
    case 'end': {
      const ended = await endTwoFactor(services, principal, sent.password, caller);
      return ended.ok ? answer(null, ended.value.cookies) : refuse(ended.error);
    }
  }

  function answer(draft: TwoFactorDraft | null, cookies: string[] = []) {
    return outcome.answer(args.context, { form: sent.form, draft }, { headers: cookieHeaders(cookies) });
  }
  function refuse(errors: AccountErrors, draft: TwoFactorDraft | null = null) {
    return outcome.answer(args.context, { form: sent.form, draft, errors });
  }
}

export const meta = accountMeta;
export default AccountRoute;
