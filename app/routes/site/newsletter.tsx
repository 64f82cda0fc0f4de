import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { staticPart } from '#app/document/static-part.server.tsx';
import { formOutcome, titleOfForm } from '#app/form-outcome.server.ts';
import { FRESH_SECONDS } from '#app/fresh-seconds.ts';
import { pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { pageMeta } from '#app/page-meta.ts';
import { alternatePaths, pathTo } from '#features/core/navigation/index.ts';
import { requestNewsletter } from '#features/website/newsletter/index.server.ts';
import { NewsletterSheet, type SignUpOutcome } from '#features/website/newsletter/index.ts';
import {
  NEWSLETTER_PART,
  NewsletterScreen,
} from '#features/website/newsletter/screens/newsletter-screen.tsx';
import { i18nFor } from '#lib/i18n.ts';
import { readForm, several, text } from '#platform/http/read-form.server.ts';
import type { Route } from './+types/newsletter.ts';
import { sitePage } from './site-page.server.tsx';

const MAX_TOPICS = 10;
const FORM = z.object({ email: text(), topics: several(MAX_TOPICS), website: text() });
const outcome = formOutcome<SignUpOutcome>();

export const handle: PageHandle = { freshSeconds: FRESH_SECONDS.text };

export async function loader({ context }: Route.LoaderArgs) {
  const visit = pageContext(context);
  visit.scope.share();
  const record = await sitePage(visit, 'newsletter');
  const sheet = <NewsletterSheet id="newsletter" idPrefix="newsletter-" outcome={outcome.of(context)} />;
  const meta = record.meta({
    description: i18nFor(visit.language)._(msg`What’s coming, before everyone else knows.`),
  });
  return {
    ...record.onPage(),
    sheet: staticPart(visit, NEWSLETTER_PART, sheet),
    alternates: alternatePaths('newsletter'),
    breadcrumb: [{ name: record.name, path: pathTo('newsletter', visit.language) }],
    meta: { ...meta, title: titleOfForm(context, visit.language, meta.title) },
  };
}

/** Handles a sign-up from this page or any other; the page is returned with the result. */
export async function action({ request, context }: Route.ActionArgs) {
  const { services, language } = pageContext(context);
  const form = await readForm(FORM, request);
  if (!form.ok) throw new Response(null, { status: 400, statusText: 'Bad Request' });
  const { website: honeypot, email, topics } = form.value;
  const draft = { email, topics, honeypot };
  const asked = await requestNewsletter(services, draft, language);
  if (asked.ok) return outcome.answer(context, { asked: true, email: email.trim(), topics });
  return outcome.answer(context, { asked: false, draft, errors: asked.error }, { status: 422 });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.meta, matches);

export default function Newsletter({ loaderData }: Route.ComponentProps) {
  return <NewsletterScreen page={loaderData} />;
}
