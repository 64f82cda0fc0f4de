import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { pageContext } from '#app/page-context.server.ts';
import { redirect } from '#app/site-redirect.server.ts';
import type { Principal } from '#features/core/access/index.server.ts';
import { hubPath, MOVED_PAGE, OPEN_BRANCHES, pagesPath, ROWS_FROM } from '#features/core/navigation/index.ts';
import { hubSectionsOf } from '#features/core/staff-frame/index.server.ts';
import { loadPagesOverview, PAGE_PATTERNS, patternContent } from '#features/website/hub/index.server.ts';
import {
  ALL_ACTIVITY,
  doneIn,
  doneQuery,
  type HubDone,
  type NewPageDraft,
  openBranchesIn,
  rowPlaceIn,
} from '#features/website/hub/index.ts';
import { PagesScreen } from '#features/website/hub/screens/pages-screen.tsx';
import { PeopleOnPages } from '#features/website/hub/screens/people-on-pages.tsx';
import {
  copyPage,
  createPage,
  findPagesByIds,
  movePage,
  newFacts,
  type PageError,
  trashPage,
} from '#features/website/pages/index.server.ts';
import type { Page } from '#features/website/pages/index.ts';
import { i18nFor } from '#lib/i18n.ts';
import { MAX_ID } from '#lib/query-parameters.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { readForm, text } from '#platform/http/read-form.server.ts';
import type { Services } from '#server/services/services.server.ts';
import { requireUser } from '../account/account-request.server.ts';
import type { Route } from './+types/pages.ts';
import { hubFrameData, hubPage, pageOutcome, requireStaff } from './hub-page.server.tsx';
import { HubRoute, hubMeta } from './hub-route.tsx';
import { PAGE_PROBLEMS } from './page-problem.ts';

const MAX_QUERY_LENGTH = 100;
const MAX_TITLE_LENGTH = 200;
const id = z.coerce.number().int().positive().max(MAX_ID);
const idOrNone = z.union([z.literal('').transform(() => null), id]).default(null);

const FORM = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('create'),
    titleDe: text(MAX_TITLE_LENGTH),
    titleEn: text(MAX_TITLE_LENGTH),
    parent: text(),
    from: text(),
  }),
  z.object({ do: z.literal('copy'), page: id }),
  z.object({ do: z.literal('move'), page: id, parent: idOrNone, before: idOrNone }),
  z.object({ do: z.literal('trash'), page: id }),
]);
type Form = z.output<typeof FORM>;

const outcome = pageOutcome<NewPageDraft>();

export async function loader(args: Route.LoaderArgs) {
  const staff = await requireUser(args);
  const [first] = hubSectionsOf(staff);
  // For those who do not work on pages the hub begins elsewhere.
  if (first && first !== 'pages') throw redirect(hubPath(first, pageContext(args.context).language));
  const editor = await requireStaff(args, 'edit-pages');
  const page = pageContext(args.context);
  const { services, language, url } = page;
  const { frame, facts } = await hubFrameData(args, 'pages', editor);
  const query = (url.searchParams.get('q') ?? '').trim().slice(0, MAX_QUERY_LENGTH);
  const isAllShown = url.searchParams.has(ALL_ACTIVITY);
  const asked = url.searchParams.get(MOVED_PAGE);
  const movedId = id.safeParse(asked).data ?? null;
  const sent = outcome.of(args.context);
  const doneNote = sent ? null : doneIn(url.searchParams);
  const overview = await loadPagesOverview(services, {
    ...{ accountId: editor.id, query, movedId, isAllShown },
    asked: openBranchesIn(url.searchParams),
    from: rowPlaceIn(url.searchParams),
    doneId: doneNote?.page ?? null,
    signal: args.request.signal,
  });
  const done = doneNote && { ...doneNote, pages: await findPagesByIds(services.db, [doneNote.page]) };
  const isGone = asked !== null && overview.moved === null;
  const problem = sent?.problem ?? (isGone ? PAGE_PROBLEMS.NOT_FOUND : null);
  return {
    ...hubPage(
      page,
      msg`The Hub`,
      <PagesScreen
        frame={frame}
        overview={overview}
        plans={facts.plans}
        problem={problem && i18nFor(language)._(problem)}
        draft={sent?.draft ?? null}
        done={done}
        isAllShown={isAllShown}
      />,
    ),
    account: editor.id,
  };
}

export async function action(args: Route.ActionArgs) {
  const editor = await requireStaff(args, 'edit-pages');
  const { services, language, url } = pageContext(args.context);
  const form = await readForm(FORM, args.request);
  if (!form.ok) throw new Response(null, { status: 400, statusText: 'Bad Request' });
  const done = await change(services, editor, form.value);
  if (!done.ok) {
    const draft = form.value.do === 'create' ? form.value : null;
    const problem =
      done.error === 'NO_TITLE' ? msg`Give the page a German title.` : PAGE_PROBLEMS[done.error];
    return outcome.answer(args.context, { problem, draft }, { status: 422 });
  }
  const { value } = done;
  const { searchParams: query } = url;
  const view = { open: query.get(OPEN_BRANCHES), from: query.get(ROWS_FROM) };
  throw redirect(
    'made' in value ? `${value.made.paths[language]}?edit` : pagesPath(language, view, doneQuery(value)),
  );
}

/** Does what a form asks for, and gives the page that was made to be edited, or what else was done. */
async function change(
  services: Services,
  editor: Principal,
  form: Form,
): Promise<Result<{ made: Page } | HubDone, PageError | 'NO_TITLE'>> {
  switch (form.do) {
    case 'create': {
      const made = await create(services, editor, form);
      return made.ok ? succeed({ made: made.value }) : made;
    }
    case 'copy': {
      const copied = await copyPage(services, editor, form.page);
      return copied.ok ? succeed({ action: 'copied', page: copied.value.id }) : copied;
    }
    case 'move': {
      const place = { parentId: form.parent, beforeId: form.before };
      const moved = await movePage(services, editor, form.page, place);
      return moved.ok ? succeed({ action: 'moved', page: form.page }) : moved;
    }
    case 'trash': {
      const trashed = await trashPage(services, editor, form.page);
      return trashed.ok ? succeed({ action: 'trashed', page: form.page }) : trashed;
    }
  }
}

async function create(
  services: Services,
  editor: Principal,
  { titleDe, titleEn, parent, from }: Extract<Form, { do: 'create' }>,
): Promise<Result<Page, PageError | 'NO_TITLE'>> {
  const title = { de: titleDe.trim(), en: titleEn.trim() || null };
  if (title.de === '') return fail('NO_TITLE');
  const parentId = idOrNone.safeParse(parent);
  const [kind = '', of = ''] = from.split(':');
  const model = kind === 'page' ? id.safeParse(of) : null;
  if (!parentId.success || model?.success === false) return fail('NOT_FOUND');
  const pattern = PAGE_PATTERNS.find((each) => kind === 'pattern' && each.id === of);
  const facts = newFacts({ title, parent: parentId.data });
  return createPage(services, editor, facts, {
    copyOf: model?.data ?? null,
    atEnd: true,
    ...(pattern ? { content: patternContent(pattern) } : {}),
  });
}

export const meta = hubMeta;
export default function PagesRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <HubRoute loaderData={loaderData} />
      <PeopleOnPages account={loaderData.account} />
    </>
  );
}
