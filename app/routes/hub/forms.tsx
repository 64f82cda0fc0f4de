import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { pageContext } from '#app/page-context.server.ts';
import { redirect } from '#app/site-redirect.server.ts';
import { hubPath } from '#features/core/navigation/index.ts';
import { HubFrame } from '#features/core/staff-frame/index.ts';
import { deleteOldEntries, loadEntriesPage } from '#features/website/forms/index.server.ts';
import { EntriesScreen } from '#features/website/forms/screens/entries-screen.tsx';
import { MAX_ID, MAX_PAGE_NUMBER } from '#lib/query-parameters.ts';
import { readForm } from '#platform/http/read-form.server.ts';
import type { Route } from './+types/forms.ts';
import { deskFrameData, hubPage, requireStaff } from './hub-page.server.tsx';
import { HubRoute, hubMeta } from './hub-route.tsx';

const id = z.coerce.number().int().min(1).max(MAX_ID);
const QUERY = z.object({
  form: id.nullable().catch(null),
  page: z.coerce.number().int().min(1).max(MAX_PAGE_NUMBER).catch(1),
  deleted: z.coerce.number().int().min(0).max(MAX_ID).nullable().catch(null),
});
const FORM = z.object({ form: id, before: z.iso.date() });

export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args, 'read-entries');
  const page = pageContext(args.context);
  const { services, language, url } = page;
  const asked = (name: string) => url.searchParams.get(name);
  const query = QUERY.parse({
    form: asked('form'),
    page: asked('page') ?? 1,
    deleted: asked('deleted') ?? undefined,
  });
  const view = await loadEntriesPage(services, query, language);
  const open: Record<string, string> = query.form === null ? {} : { form: String(query.form) };
  const frame = {
    ...(await deskFrameData(args, 'forms', staff)),
    paths: { de: hubPath('forms', 'de', open), en: hubPath('forms', 'en', open) },
  };
  return hubPage(
    page,
    msg`Forms`,
    <HubFrame frame={frame}>
      <EntriesScreen view={view} deleted={query.deleted} language={language} />
    </HubFrame>,
  );
}

/** Deletes what is older than a day. */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'read-entries');
  const { services, language } = pageContext(args.context);
  const form = await readForm(FORM, args.request);
  if (!form.ok) throw new Response(null, { status: 400, statusText: 'Bad Request' });
  const { form: formId, before } = form.value;
  const deleted = await deleteOldEntries(services, staff, formId, before);
  throw redirect(hubPath('forms', language, { form: String(formId), deleted: String(deleted) }));
}

export const meta = hubMeta;
export default HubRoute;
