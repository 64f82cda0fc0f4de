import { data } from 'react-router';
import { pageMeta } from '#app/page-meta.ts';
import { findLegalPage, saveFeedback } from '#features/legal/index.server.ts';
import { FeedbackForm, type FeedbackOutcome, LegalScreen } from '#features/legal/index.ts';
import { alternatePaths } from '#features/navigation/index.ts';
import { pageContext } from '#server/page-context.server.ts';
import type { Route } from './+types/accessibility.ts';

const FRESH_SECONDS = 3600;

export async function loader({ context }: Route.LoaderArgs) {
  const { services, language, scope } = pageContext(context);
  const page = await findLegalPage(services.db, 'accessibility', language);
  if (!page) throw new Response(null, { status: 404, statusText: 'Not Found' });
  scope.share(FRESH_SECONDS, 'legal');
  return {
    page,
    alternates: alternatePaths('accessibility'),
    meta: { title: page.title.text.replaceAll('\u00ad', '') },
  };
}

/** Takes a message about a barrier and answers with the page itself: the address promises nothing that did not happen. */
export async function action({ request, context }: Route.ActionArgs) {
  const { services, language } = pageContext(context);
  const form = await request.formData();
  const draft = {
    message: textOf(form, 'message'),
    email: textOf(form, 'email'),
    trap: textOf(form, 'website'),
  };
  const saved = await saveFeedback(services, draft, language);
  if (saved.ok) return data<FeedbackOutcome>({ sent: true });
  return data<FeedbackOutcome>({ sent: false, draft, errors: saved.error }, { status: 422 });
}

/** Forms send line ends of two letters, which would count twice. */
function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.meta, matches);

export default function AccessibilityRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <LegalScreen page={loaderData.page}>
      <FeedbackForm outcome={actionData} />
    </LegalScreen>
  );
}
