import { z } from 'zod';
import { pageContext } from '#app/page-context.server.ts';
import type { Principal } from '#features/core/access/index.server.ts';
import {
  addPasskey,
  beginPasskey,
  MAX_CREDENTIAL_LENGTH,
  removePasskey,
  renamePasskey,
} from '#features/people/accounts/index.server.ts';
import type { SettingsDraft } from '#features/people/accounts/screens/settings-screen.tsx';
import { text } from '#platform/http/read-form.server.ts';
import type { accountOutcome } from './account-outcome.server.ts';
import { callerOf, cookieHeaders } from './account-request.server.ts';

const MAX_QUESTION_LENGTH = 10_000;

/** The form of one passkey, named with its number: `rename-passkey-7`. */
const formOf = (kind: 'rename' | 'remove') => z.string().regex(new RegExp(`^${kind}-passkey-\\d{1,9}$`));
const numberIn = (form: string) => Number(form.split('-').at(-1));

/** Form data the settings send about passkeys. */
export const PASSKEY_FORM = z.union([
  z.object({ form: formOf('rename'), passkeyName: text() }).transform(({ form, passkeyName: name }) => ({
    form: 'rename-passkey' as const,
    sentAs: form,
    id: numberIn(form),
    name,
  })),
  z.object({ form: formOf('remove'), password: text() }).transform(({ form, password }) => ({
    form: 'remove-passkey' as const,
    sentAs: form,
    id: numberIn(form),
    password,
  })),
  z.object({ form: z.literal('begin-passkey'), password: text() }),
  z.object({
    form: z.literal('add-passkey'),
    question: text(MAX_QUESTION_LENGTH),
    credential: text(MAX_CREDENTIAL_LENGTH),
    passkeyName: text(),
  }),
]);

type Args = Parameters<typeof callerOf>[0];

/** Does what such a form asks for, and leaves word for the page that comes back with it. */
export async function handlePasskeyForm(
  args: Args,
  principal: Principal,
  sent: z.output<typeof PASSKEY_FORM>,
  outcome: ReturnType<typeof accountOutcome<SettingsDraft>>,
) {
  const { services, settings } = pageContext(args.context);
  const caller = callerOf(args);
  switch (sent.form) {
    case 'begin-passkey': {
      const draft = { password: sent.password, site: settings.siteName };
      const started = await beginPasskey(services, principal, draft, caller);
      if (!started.ok) return refuse(sent.form, started.error);
      const { options: question, cookies } = started.value;
      const answer = { form: sent.form, draft: { question, name: '' } };
      return outcome.answer(args.context, answer, { headers: cookieHeaders(cookies) });
    }
    case 'add-passkey': {
      const { question, passkeyName: name, credential } = sent;
      const added = await addPasskey(services, principal, { name, credential }, caller);
      if (added.ok) return outcome.answer(args.context, { form: sent.form, draft: null });
      // The challenge remains valid when the name was missing, as the device was not asked.
      return refuse(sent.form, added.error, added.error.passkeyName ? { question, name } : null);
    }
    case 'rename-passkey': {
      const renamed = await renamePasskey(services, principal, sent);
      return renamed.ok ? done(sent.sentAs) : refuse(sent.sentAs, renamed.error);
    }
    case 'remove-passkey': {
      const removed = await removePasskey(services, principal, sent, caller);
      return removed.ok ? done(sent.sentAs) : refuse(sent.sentAs, removed.error);
    }
  }

  function done(form: string) {
    return outcome.answer(args.context, { form, draft: null });
  }
  function refuse(
    form: string,
    errors: Parameters<typeof outcome.answer>[1]['errors'],
    draft: SettingsDraft = null,
  ) {
    return outcome.answer(args.context, { form, draft, ...(errors ? { errors } : {}) });
  }
}
