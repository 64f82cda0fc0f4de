import { z } from 'zod';
import { staticPart } from '#app/document/static-part.server.tsx';
import { addBreadcrumbs } from '#app/document/structured-data.server.ts';
import { formOutcome } from '#app/form-outcome.server.ts';
import { FRESH_SECONDS } from '#app/fresh-seconds.ts';
import { pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { pageMeta } from '#app/page-meta.ts';
import { legalPagesTag } from '#features/legal/cache-tags.ts';
import { loadLegalPage, saveFeedback } from '#features/legal/index.server.ts';
import { FeedbackForm, type FeedbackOutcome } from '#features/legal/index.ts';
import { LegalScreen } from '#features/legal/screens/legal-screen.tsx';
import { alternatePaths, pathTo } from '#features/navigation/index.ts';
import { readForm, text } from '#platform/http/read-form.server.ts';
import { StaticPart } from '#ui/static-part.tsx';
import type { Route } from './+types/accessibility.ts';

/** Somebody who wrote too much gets it back to shorten it. */
const MESSAGE_KEPT = 20_000;
const FORM = z.object({ message: text(MESSAGE_KEPT), email: text(), website: text() });
const outcome = formOutcome<FeedbackOutcome>();

export const handle: PageHandle = { freshSeconds: FRESH_SECONDS.text };

export async function loader({ context }: Route.LoaderArgs) {
  const visit = pageContext(context);
  const { services, language, scope } = visit;
  const page = await loadLegalPage(services, 'accessibility', language);
  if (!page) throw new Response(null, { status: 404, statusText: 'Not Found' });
  scope.share(legalPagesTag());
  const title = page.title.text.replaceAll('\u00ad', '');
  const breadcrumb = [{ name: title, path: pathTo('accessibility', language) }];
  addBreadcrumbs(visit, breadcrumb);
  return {
    page,
    feedback: staticPart(visit, 'feedback', <FeedbackForm outcome={outcome.of(context)} />),
    alternates: alternatePaths('accessibility'),
    breadcrumb,
    meta: { title },
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
    <LegalScreen page={loaderData.page}>
      <StaticPart name="feedback" html={loaderData.feedback} />
    </LegalScreen>
  );
}
