import { addBreadcrumbs } from '#app/document/structured-data.server.ts';
import { formOutcome, titleOfForm } from '#app/form-outcome.server.ts';
import { pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { pageMeta } from '#app/page-meta.ts';
import {
  loadFormPage,
  makeFormToken,
  namesOfFiles,
  sendEntry,
} from '#features/website/forms/index.server.ts';
import { type FormSent, firstValues, type Refusal, readEntryForm } from '#features/website/forms/index.ts';
import { FormScreen } from '#features/website/forms/screens/form-screen.tsx';
import { parseId } from '#lib/query-parameters.ts';
import type { Route } from './+types/form.ts';
import { hiddenNotice } from './hidden-notice.server.tsx';
import { loadByCanonicalPath } from './load-by-canonical-path.server.ts';

const outcome = formOutcome<FormSent>();
const UNPROCESSABLE = 422;

export const handle: PageHandle = { bodyClass: 'none' };

export async function loader({ params, context }: Route.LoaderArgs) {
  const visit = pageContext(context);
  const { services, language, scope } = visit;
  // Each page of a form can be sent once, and none is anybody else's.
  scope.markPrivate();
  const sent = outcome.of(context);
  const asked = { ...visit, isAnswer: sent !== null };
  const { alternates, translations, isPublic, ...form } = await loadByCanonicalPath(
    'form',
    params,
    asked,
    (id, audience) => loadFormPage(services, id, language, audience),
  );
  const breadcrumb = [{ name: form.title.text, path: alternates[language] }];
  addBreadcrumbs(visit, breadcrumb);
  const values = sent?.values ?? firstValues(form.fields);
  return {
    form,
    sent: sent ?? { values, errors: {}, refusal: null, isDone: false },
    token: sent?.token || (await makeFormToken(services, form)),
    fileNames: await namesOfFiles(services, form.fields, values),
    alternates,
    translations,
    breadcrumb,
    ...hiddenNotice(visit, { isPublic }),
    meta: {
      title: titleOfForm(context, language, form.title.text),
      description: form.intro.text,
      ...(isPublic ? {} : { robots: 'noindex' as const }),
    },
  };
}

/** With these sending once more needs another token, which the page that comes back has. */
const NEEDS_NEW_TOKEN = new Set<Refusal>(['TOKEN', 'TOKEN_OLD', 'FORM_CHANGED', 'SENT_BEFORE']);

/** Handles the form without scripts; the page is returned with the input. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const { services, language } = pageContext(context);
  const id = parseId(params.id);
  const form = id === null ? null : await loadFormPage(services, id, language);
  if (!form) throw new Response(null, { status: 404, statusText: 'Not Found' });
  const typed = await request.formData();
  const text = (name: string) => String(typed.get(name) ?? '');
  const values = readEntryForm(typed, form.fields);
  const entry = { values, token: text('token'), honeypot: text('website') };
  const stored = await sendEntry(services, form.id, entry, language);
  if (!stored) throw new Response(null, { status: 404, statusText: 'Not Found' });
  if (stored.ok)
    return outcome.answer(context, { values: {}, errors: {}, refusal: null, isDone: true, token: '' });
  const { errors, refusal } = stored.error;
  const token = refusal !== null && NEEDS_NEW_TOKEN.has(refusal) ? '' : entry.token;
  const said = refusal === 'TOKEN' && entry.token === '' ? 'NO_TOKEN' : refusal;
  return outcome.answer(
    context,
    { values, errors, refusal: said, isDone: false, token },
    { status: UNPROCESSABLE },
  );
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.meta, matches);

export default function FormRoute({ loaderData }: Route.ComponentProps) {
  const { form, sent, token, fileNames } = loaderData;
  return <FormScreen key={token} form={form} sent={sent} token={token} fileNames={fileNames} />;
}
