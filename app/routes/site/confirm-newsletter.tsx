import { msg } from '@lingui/core/macro';
import { data } from 'react-router';
import { z } from 'zod';
import { formOutcome } from '#app/form-outcome.server.ts';
import { pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { pageMeta } from '#app/page-meta.ts';
import { confirmNewsletter, findConfirmation } from '#features/website/newsletter/index.server.ts';
import {
  ConfirmationEndedScreen,
  ConfirmedScreen,
  ConfirmNewsletterScreen,
} from '#features/website/newsletter/screens/newsletter-results.tsx';
import { readForm, text } from '#platform/http/read-form.server.ts';
import type { Route } from './+types/confirm-newsletter.ts';
import { MAX_TOKEN_LENGTH, newsletterResult } from './newsletter-result.server.tsx';
import { NewsletterResultRoute } from './newsletter-result.tsx';

const FORM = z.object({ token: text(MAX_TOKEN_LENGTH) });
const outcome = formOutcome<'DONE' | 'LINK_EXPIRED'>();

export const handle: PageHandle = { query: { personal: ['token'] } };

/** Loads the page behind the button of the confirmation email. Opening it changes nothing. */
export async function loader({ context }: Route.LoaderArgs) {
  const visit = pageContext(context);
  const { services, language, url, scope } = visit;
  scope.markPrivate();
  const title = msg`Confirm newsletter sign-up`;
  const answer = (screen: React.ReactElement) =>
    newsletterResult(visit, 'confirmNewsletter', { title, screen });
  const became = outcome.of(context);
  if (became === 'DONE') return answer(<ConfirmedScreen language={language} />);
  const token = (url.searchParams.get('token') ?? '').slice(0, MAX_TOKEN_LENGTH);
  const found = became === 'LINK_EXPIRED' ? null : await findConfirmation(services, token);
  if (!found) return data(answer(<ConfirmationEndedScreen language={language} />), { status: 410 });
  return answer(<ConfirmNewsletterScreen token={token} language={language} {...found} />);
}

export async function action({ request, context }: Route.ActionArgs) {
  const { services } = pageContext(context);
  const form = await readForm(FORM, request);
  if (!form.ok) throw new Response(null, { status: 400, statusText: 'Bad Request' });
  const confirmed = await confirmNewsletter(services, form.value.token);
  if (confirmed.ok) return outcome.answer(context, 'DONE');
  return outcome.answer(context, confirmed.error, { status: 410 });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.meta, matches);

export default NewsletterResultRoute;
