import type { RouterContextProvider } from 'react-router';
import { formOutcome } from '#app/form-outcome.server.ts';
import { pageContext } from '#app/page-context.server.ts';
import { type AccountErrors, statusOf } from '#features/people/accounts/index.server.ts';
import type { FormOutcome } from '#lib/form-outcome.ts';
import { messageOf, messagesOf } from './account-messages.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Creates the outcome of an account form, with its errors in words (`formOutcome`). */
export function accountOutcome<Draft = null>() {
  const outcome = formOutcome<FormOutcome<Draft>>();
  return {
    of: outcome.of,
    answer(
      context: Context,
      { form = '', draft, errors = {} }: { form?: string; draft: Draft; errors?: AccountErrors },
      init: ResponseInit = {},
    ) {
      const isRefused = Object.keys(errors).length > 0;
      return outcome.answer(
        context,
        { form, draft, errors: messagesOf(errors, pageContext(context).language) },
        { status: isRefused ? statusOf(errors) : 200, ...init },
      );
    },
    /** For a form that no page of ours sends: it is asked for again. */
    unreadable(context: Context) {
      const words = messageOf('UNREADABLE', pageContext(context).language);
      return outcome.answer(context, { form: '', draft: null, errors: { form: words } }, { status: 400 });
    },
  };
}
