import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { pageContext } from '#app/page-context.server.ts';
import { redirect } from '#app/site-redirect.server.ts';
import { HubFrame } from '#features/core/staff-frame/index.ts';
import { BooksScreen } from '#features/shop/desk/closings/screens/books-screen.tsx';
import { closeDay, loadDay } from '#features/shop/desk/index.server.ts';
import { closingPath, closingProblem } from '#features/shop/desk/index.ts';
import { i18nFor } from '#lib/i18n.ts';
import type { Day } from '#lib/venue-time.ts';
import { readForm } from '#platform/http/read-form.server.ts';
import type { Route } from './+types/closing.ts';
import { BOOKS_DAY, BOOKS_PAGE } from './books-query.server.ts';
import { deskFrameData, hubPage, pageOutcome, requireStaff } from './hub-page.server.tsx';
import { HubRoute, hubMeta } from './hub-route.tsx';

/** The sums that stood above the button. */
const FORM = z.object({
  count: z.coerce.number().int().min(0),
  total: z.coerce.number().int(),
});

const outcome = pageOutcome();

function dayIn(args: { params: { day: string } }): Day {
  const day = BOOKS_DAY.safeParse(args.params.day);
  if (!day.success) throw new Response(null, { status: 404, statusText: 'Not Found' });
  return day.data;
}

/** The books of a day: closed, or a preview of the closing. */
export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args, 'close-days');
  const page = pageContext(args.context);
  const { services, language, url } = page;
  const sent = outcome.of(args.context);
  const day = dayIn(args);
  const isForPaper = url.searchParams.has('paper');
  const view = await loadDay(services, day, {
    signal: args.request.signal,
    ...{ page: BOOKS_PAGE.parse(url.searchParams.get('page') ?? 1), isForPaper, staff, language },
  });
  const paths = { de: closingPath(day, 'de'), en: closingPath(day, 'en') };
  return hubPage(
    page,
    msg`End of day`,
    <HubFrame frame={{ ...(await deskFrameData(args, 'closings', staff)), paths }}>
      <BooksScreen
        view={view}
        language={language}
        problem={sent ? i18nFor(language)._(sent.problem) : null}
        isDone={!sent && url.searchParams.get('done') === 'close'}
        isForPaper={isForPaper}
      />
    </HubFrame>,
  );
}

/** Closes the day, if that is still what was looked at. */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'close-days');
  const { services, language } = pageContext(args.context);
  const form = await readForm(FORM, args.request);
  if (!form.ok) throw new Response(null, { status: 400, statusText: 'Bad Request' });
  const day = dayIn(args);
  const seen = { count: form.value.count, totalCents: form.value.total };
  const closed = await closeDay(services, staff, day, seen);
  if (!closed.ok)
    return outcome.answer(
      args.context,
      { problem: closingProblem(closed.error.code), draft: null },
      { status: 422 },
    );
  throw redirect(closingPath(day, language, { done: 'close' }));
}

export const meta = hubMeta;
export default HubRoute;
