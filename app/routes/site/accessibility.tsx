import { z } from 'zod';
import { staticPart } from '#app/document/static-part.server.tsx';
import { formOutcome } from '#app/form-outcome.server.ts';
import { FRESH_SECONDS } from '#app/fresh-seconds.ts';
import { pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { pageMeta } from '#app/page-meta.ts';
import { saveFeedback } from '#features/legal/index.server.ts';
import { FeedbackForm, type FeedbackOutcome } from '#features/legal/index.ts';
import { pathTo } from '#features/navigation/index.ts';
import { ContentPageScreen } from '#features/pages/screens/content-page-screen.tsx';
import { readForm, text } from '#platform/http/read-form.server.ts';
import { StaticPart } from '#ui/static-part.tsx';
import type { Route } from './+types/accessibility.ts';
import { contentPage } from './content-page.server.tsx';

/** Somebody who wrote too much gets it back to shorten it. */
const MESSAGE_KEPT = 20_000;
const FORM = z.object({ message: text(MESSAGE_KEPT), email: text(), website: text() });
const outcome = formOutcome<FeedbackOutcome>();

export const handle: PageHandle = { freshSeconds: FRESH_SECONDS.text };

export async function loader({ context }: Route.LoaderArgs) {
  const visit = pageContext(context);
  return {
    ...(await contentPage(visit, pathTo('accessibility', visit.language))),
    feedback: staticPart(visit, 'feedback', <FeedbackForm outcome={outcome.of(context)} />),
  };
}

/** Takes a message about a barrier and answers with the page itself: the address promises nothing that did not happen. */
export async function action({ request, context }: Route.ActionArgs) {
  const { services, language } = pageContext(context);
  const form = await readForm(FORM, request);
  if (!form.ok) throw new Response(null, { status: 400, statusText: 'Bad Request' });
  const { website: honeypot, ...typed } = form.value;
  const draft = { ...typed, honeypot };
  const saved = await saveFeedback(services, draft, language);
  if (saved.ok) return outcome.answer(context, { sent: true });
  return outcome.answer(context, { sent: false, draft, errors: saved.error }, { status: 422 });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.meta, matches);

export default function AccessibilityRoute({ loaderData }: Route.ComponentProps) {
  return (
    <ContentPageScreen page={loaderData.page}>
      <StaticPart name="feedback" html={loaderData.feedback} />
    </ContentPageScreen>
  );
}
