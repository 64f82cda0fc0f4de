import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { pageContext } from '#app/page-context.server.ts';
import { redirect } from '#app/site-redirect.server.ts';
import { hubPath } from '#features/core/navigation/index.ts';
import type { Db } from '#features/database.server.ts';
import {
  doneIn,
  doneQuery,
  TRASH_BEFORE,
  trashPlaceIn,
  trashPlaceWords,
} from '#features/website/hub/index.ts';
import { TrashScreen } from '#features/website/hub/screens/trash-screen.tsx';
import {
  findOtherAddress,
  findPagesByIds,
  findTrashedPages,
  restorePage,
} from '#features/website/pages/index.server.ts';
import { i18nFor } from '#lib/i18n.ts';
import type { Language } from '#lib/localized.ts';
import { MAX_ID } from '#lib/query-parameters.ts';
import { readForm } from '#platform/http/read-form.server.ts';
import type { Route } from './+types/trash.ts';
import { hubFrameData, hubPage, pageOutcome, requireStaff } from './hub-page.server.tsx';
import { HubRoute, hubMeta } from './hub-route.tsx';
import { PAGE_PROBLEMS } from './page-problem.ts';

const FORM = z.object({
  page: z.coerce.number().int().positive().max(MAX_ID),
  /** Set by the button that offers another address. */
  elsewhere: z.literal('1').optional(),
});

const PAGES_AT_ONCE = 50;

const outcome = pageOutcome<{ page: number }>();

export async function loader(args: Route.LoaderArgs) {
  const editor = await requireStaff(args, 'edit-pages');
  const page = pageContext(args.context);
  const { frame } = await hubFrameData(args, 'trash', editor);
  const { services, language, url } = page;
  const before = trashPlaceIn(url.searchParams);
  const found = await findTrashedPages(services.db, { before, atMost: PAGES_AT_ONCE + 1 });
  const pages = found.slice(0, PAGES_AT_ONCE);
  const [last, done] = [pages.at(-1), doneIn(url.searchParams)];
  const restored = await findPagesByIds(services.db, done ? [done.page] : []);
  const sent = outcome.of(args.context);
  const problem = sent ? i18nFor(language)._(sent.problem) : null;
  const now = services.clock.now();
  return hubPage(
    page,
    msg`Bin`,
    <TrashScreen
      frame={frame}
      pages={pages}
      older={
        found.length > pages.length && last?.deletedAt
          ? hubPath('trash', language, {
              [TRASH_BEFORE]: trashPlaceWords({ deletedAt: last.deletedAt, id: last.id }),
            })
          : null
      }
      now={now}
      problem={problem}
      elsewhere={await otherAddressOf(services.db, sent?.draft?.page, language)}
      done={sent ? null : done}
      restored={restored.filter(({ deletedAt }) => deletedAt === null)}
    />,
  );
}

/** Takes a page out of the trash, with all that went there with it. */
export async function action(args: Route.ActionArgs) {
  const editor = await requireStaff(args, 'edit-pages');
  const { services, language } = pageContext(args.context);
  const form = await readForm(FORM, args.request);
  if (!form.ok) throw new Response(null, { status: 400, statusText: 'Bad Request' });
  const { page, elsewhere } = form.value;
  const restored = await restorePage(services, editor, page, { isElsewhere: elsewhere !== undefined });
  if (!restored.ok) {
    const problem = PAGE_PROBLEMS[restored.error];
    return outcome.answer(args.context, { problem, draft: { page } }, { status: 422 });
  }
  throw redirect(hubPath('trash', language, doneQuery({ action: 'restored', page })));
}

async function otherAddressOf(db: Db, page: number | undefined, language: Language) {
  const paths = page === undefined ? null : await findOtherAddress(db, page);
  return page === undefined || paths === null ? null : { page, path: paths[language] };
}

export const meta = hubMeta;
export default HubRoute;
