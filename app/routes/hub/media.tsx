import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { pageContext } from '#app/page-context.server.ts';
import { redirect } from '#app/site-redirect.server.ts';
import {
  ASSET_KINDS,
  type AssetError,
  changeAsset,
  MAX_FILES_PER_UPLOAD,
  restoreAsset,
  trashAsset,
} from '#features/core/media/index.server.ts';
import { uploadRefusal } from '#features/core/media/library/index.ts';
import { hubPath } from '#features/core/navigation/index.ts';
import { loadMediaPage } from '#features/website/hub/index.server.ts';
import type { MediaDraft } from '#features/website/hub/index.ts';
import { MediaScreen, type RefusedFile } from '#features/website/hub/screens/media-screen.tsx';
import { i18nFor } from '#lib/i18n.ts';
import type { Language } from '#lib/localized.ts';
import { MAX_ID, MAX_PAGE_NUMBER } from '#lib/query-parameters.ts';
import { readForm, several, text, ticked } from '#platform/http/read-form.server.ts';
import type { Route } from './+types/media.ts';
import { hubFrameData, hubPage, pageOutcome, requireStaff } from './hub-page.server.tsx';
import { HubRoute, hubMeta } from './hub-route.tsx';

const asset = z.coerce.number().int().positive().max(MAX_ID);
const percent = z.coerce.number().int().min(0).max(100).optional();
const count = z.coerce.number().int().min(0).max(MAX_FILES_PER_UPLOAD).default(0);
const MAX_ALT_LENGTH = 1000;
const MAX_CREDIT_LENGTH = 200;
const FORM = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('describe'),
    asset,
    state: text(),
    altDe: text(MAX_ALT_LENGTH),
    altEn: text(MAX_ALT_LENGTH),
    isDecorative: ticked(),
    credit: text(MAX_CREDIT_LENGTH),
    x: percent,
    y: percent,
  }),
  z.object({ do: z.literal('trash'), asset }),
  z.object({ do: z.literal('restore'), asset }),
  // Result of an upload (receiveUploads).
  z.object({ do: z.literal('uploaded'), arrived: count, refused: several(MAX_FILES_PER_UPLOAD) }),
]);

/** Filters of the list; invalid values in the address are ignored and the whole list is shown. */
const QUERY = z.object({
  q: z.string().trim().max(100).catch(''),
  kind: z.enum(ASSET_KINDS).nullable().catch(null),
  page: z.coerce.number().int().min(1).max(MAX_PAGE_NUMBER).catch(1),
  trash: z.literal('true').nullable().catch(null),
  arrived: count.catch(0),
});

const outcome = pageOutcome<{ typed: MediaDraft } | { refused: RefusedFile[] }>();

export async function loader(args: Route.LoaderArgs) {
  const editor = await requireStaff(args, 'edit-media');
  const page = pageContext(args.context);
  const { services, language, url } = page;
  const { frame } = await hubFrameData(args, 'media', editor);
  const asked = (name: string) => url.searchParams.get(name);
  const {
    q,
    kind,
    page: number,
    trash,
    arrived,
  } = QUERY.parse({
    q: asked('q') ?? '',
    kind: asked('kind'),
    page: asked('page') ?? 1,
    trash: asked('trash'),
    arrived: asked('arrived') ?? 0,
  });
  const sent = outcome.of(args.context);
  const wanted = { query: q, kind, page: number, isTrash: trash !== null };
  const draft = sent?.draft ?? null;
  const view = await loadMediaPage(services, wanted, draft && 'typed' in draft ? draft.typed : null);
  const problem = sent && {
    words: i18nFor(language)._(sent.problem),
    refused: draft && 'refused' in draft ? draft.refused : [],
  };
  return hubPage(
    page,
    msg`Media`,
    <MediaScreen frame={frame} view={view} problem={problem} arrived={arrived} />,
  );
}

/** Changes one entry of the library, trashes or restores it, or reports the state of uploads. */
export async function action(args: Route.ActionArgs) {
  const editor = await requireStaff(args, 'edit-media');
  const { services, language } = pageContext(args.context);
  const form = await readForm(FORM, args.request);
  if (!form.ok) throw new Response(null, { status: 400, statusText: 'Bad Request' });
  const sent = form.value;
  if (sent.do === 'uploaded') {
    if (sent.refused.length === 0 && sent.arrived > 0)
      throw redirect(hubPath('media', language, { arrived: `${sent.arrived}` }));
    const problem = sent.refused.length > 0 ? msg`Some files didn’t upload.` : msg`Choose some files first.`;
    const refused = sent.refused.map((line) => refusedFile(line, language));
    return outcome.answer(args.context, { problem, draft: { refused } }, { status: 422 });
  }
  const draft = sent.do === 'describe' ? sent : null;
  if (draft && draft.altDe.trim() === '' && draft.altEn.trim() !== '') {
    const problem = msg`First say in German what the image shows. What you typed is still under “Describe”.`;
    return outcome.answer(args.context, { problem, draft: { typed: draft } }, { status: 422 });
  }
  const done =
    sent.do === 'describe'
      ? await changeAsset(services, editor, sent.asset, described(sent), sent.state)
      : sent.do === 'trash'
        ? await trashAsset(services, editor, sent.asset)
        : await restoreAsset(services, editor, sent.asset);
  if (!done.ok)
    return outcome.answer(args.context, { problem: problemOf(done.error), draft: null }, { status: 422 });
  throw redirect(hubPath('media', language, sent.do === 'restore' ? { trash: 'true' } : {}));
}

/** `code/name`, as the files' refusals come. */
function refusedFile(line: string, language: Language): RefusedFile {
  const [code = '', ...name] = line.split('/');
  return { name: name.join('/'), why: i18nFor(language)._(uploadRefusal(code)) };
}

function described({
  altDe,
  altEn,
  isDecorative,
  credit,
  x,
  y,
}: Extract<z.output<typeof FORM>, { do: 'describe' }>) {
  const [de, en] = [altDe.trim(), altEn.trim()];
  return {
    ...(x === undefined || y === undefined
      ? {}
      : { focalPoint: { x, y }, isDecorative, alt: de === '' ? null : { de, en: en || null } }),
    credit: credit.trim() || null,
  };
}

function problemOf(error: AssetError): MessageDescriptor {
  switch (error.code) {
    case 'IN_USE': {
      const places = error.uses.map(({ name }) => name).join(', ');
      return msg`It’s used here: ${places}. Remove it there first.`;
    }
    case 'CHANGED':
      return msg`Someone has changed this in the meantime. Check it and try again.`;
    default:
      return msg`This no longer exists.`;
  }
}

export const meta = hubMeta;
export default HubRoute;
