import { msg } from '@lingui/core/macro';
import { data } from 'react-router';
import { z } from 'zod';
import { formOutcome } from '#app/form-outcome.server.ts';
import { pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { pageMeta } from '#app/page-meta.ts';
import { findLeaving, leaveNewsletter } from '#features/website/newsletter/index.server.ts';
import {
  LeaveNewsletterScreen,
  LeftScreen,
  UnknownLeavingScreen,
} from '#features/website/newsletter/screens/newsletter-results.tsx';
import { readForm, text } from '#platform/http/read-form.server.ts';
import type { Route } from './+types/leave-newsletter.ts';
import { MAX_TOKEN_LENGTH, newsletterResult } from './newsletter-result.server.tsx';
import { NewsletterResultRoute } from './newsletter-result.tsx';

const FORM = z.object({ token: text(MAX_TOKEN_LENGTH) });
const outcome = formOutcome<'OFF' | 'UNKNOWN'>();

export const handle: PageHandle = { query: { personal: ['token'] } };

/** Loads the page behind the unsubscribe link of every newsletter. Opening it changes nothing. */
export async function loader({ context }: Route.LoaderArgs) {
  const visit = pageContext(context);
  const { services, language, url, scope } = visit;
  scope.markPrivate();
  const title = msg`Unsubscribe from the newsletter`;
  const answer = (screen: React.ReactElement) =>
    newsletterResult(visit, 'leaveNewsletter', { title, screen });
  const token = (url.searchParams.get('token') ?? '').slice(0, MAX_TOKEN_LENGTH);
  switch (outcome.of(context) ?? (await findLeaving(services, token))) {
    case 'ON':
      return answer(<LeaveNewsletterScreen token={token} />);
    case 'OFF':
      return answer(<LeftScreen language={language} />);
    case 'UNKNOWN':
      return data(answer(<UnknownLeavingScreen language={language} />), { status: 404 });
  }
}

/** Takes the press of the page's button, and that of a mail program, which sends to the address of the link (RFC 8058). */
export async function action({ request, context }: Route.ActionArgs) {
  const { services, url } = pageContext(context);
  const form = await readForm(FORM, request);
  if (!form.ok) throw new Response(null, { status: 400, statusText: 'Bad Request' });
  const token = form.value.token || (url.searchParams.get('token') ?? '');
  if (await leaveNewsletter(services, token)) return outcome.answer(context, 'OFF');
  return outcome.answer(context, 'UNKNOWN', { status: 404 });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.meta, matches);

export default NewsletterResultRoute;
