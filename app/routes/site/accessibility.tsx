import { data } from 'react-router';
import { addBreadcrumbs } from '#app/document/structured-data.server.ts';
import { FRESH_SECONDS } from '#app/fresh-seconds.ts';
import { pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { pageMeta } from '#app/page-meta.ts';
import { legalPagesTag } from '#features/legal/cache-tags.ts';
import { loadLegalPage, saveFeedback } from '#features/legal/index.server.ts';
import { FeedbackForm, type FeedbackOutcome } from '#features/legal/index.ts';
import { LegalScreen } from '#features/legal/screens/legal-screen.tsx';
import { alternatePaths, pathTo } from '#features/navigation/index.ts';
import { formText } from '#platform/http/form-text.ts';
import type { Route } from './+types/accessibility.ts';

/** Somebody who wrote too much gets it back to shorten it. */
const MESSAGE_KEPT = 20_000;

export const handle: PageHandle = { freshSeconds: FRESH_SECONDS.text };

export async function loader({ context }: Route.LoaderArgs) {
  const { services, language, scope } = pageContext(context);
  const page = await loadLegalPage(services, 'accessibility', language);
  if (!page) throw new Response(null, { status: 404, statusText: 'Not Found' });
  scope.share(legalPagesTag());
  const title = page.title.text.replaceAll('\u00ad', '');
  const breadcrumb = [{ name: title, path: pathTo('accessibility', language) }];
  addBreadcrumbs(pageContext(context), breadcrumb);
  return {
    page,
    alternates: alternatePaths('accessibility'),
    breadcrumb,
    meta: { title },
  };
}

/** Takes a message about a barrier and answers with the page itself: the address promises nothing that did not happen. */
export async function action({ request, context }: Route.ActionArgs) {
  const { services, language } = pageContext(context);
  const form = await request.formData();
  const draft = {
    message: formText(form, 'message', MESSAGE_KEPT),
    email: formText(form, 'email'),
    honeypot: formText(form, 'website'),
  };
  const saved = await saveFeedback(services, draft, language);
  if (saved.ok) return data<FeedbackOutcome>({ sent: true });
  return data<FeedbackOutcome>({ sent: false, draft, errors: saved.error }, { status: 422 });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.meta, matches);

export default function AccessibilityRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <LegalScreen page={loaderData.page}>
      <FeedbackForm outcome={actionData} />
    </LegalScreen>
  );
}
