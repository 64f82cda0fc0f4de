import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { redirect } from '#app/site-redirect.server.ts';
import { HubFrame } from '#features/core/staff-frame/index.ts';
import { loadHallMove, moveToPlan } from '#features/shop/desk/index.server.ts';
import { deskEventPath, hallMovePath } from '#features/shop/desk/index.ts';
import { HallMoveScreen } from '#features/shop/desk/sales/screens/hall-move-screen.tsx';
import { i18nFor } from '#lib/i18n.ts';
import { parseId } from '#lib/query-parameters.ts';
import { readForm, text } from '#platform/http/read-form.server.ts';
import type { Route } from './+types/event-hall.ts';
import { deskFrameData, hubPage, pageOutcome, requireStaff } from './hub-page.server.tsx';
import { HubRoute, hubMeta } from './hub-route.tsx';
import { saleProblem } from './sale-problem.ts';

export const handle: PageHandle = { query: { personal: ['plan'] } };

const FORM = z.object({ plan: text() });
const UNPROCESSABLE = 422;
const outcome = pageOutcome<{ plan: number | null }>();
const notFound = () => new Response(null, { status: 404, statusText: 'Not Found' });

/** `/cms-hub/events/:id/hall`: moves a date that sells seats to another plan (docs/product/seating.md#move). */
export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args, 'sell');
  const page = pageContext(args.context);
  const { services, language, url } = page;
  const sent = outcome.of(args.context);
  const id = parseId(args.params.id);
  const versionId = sent?.draft?.plan ?? parseId(url.searchParams.get('plan'));
  const view = id === null ? null : await loadHallMove(services, id, { versionId, language });
  if (!view || id === null) throw notFound();
  const paths = { de: hallMovePath(id, 'de'), en: hallMovePath(id, 'en') };
  return hubPage(
    page,
    msg`Move to another seating plan`,
    <HubFrame frame={{ ...(await deskFrameData(args, 'events', staff)), paths }}>
      <HallMoveScreen
        view={view}
        language={language}
        problem={sent ? i18nFor(language)._(sent.problem) : null}
      />
    </HubFrame>,
  );
}

export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'sell');
  const { services, language } = pageContext(args.context);
  const form = await readForm(FORM, args.request);
  if (!form.ok) throw new Response(null, { status: 400, statusText: 'Bad Request' });
  const id = parseId(args.params.id);
  if (id === null) throw notFound();
  const plan = parseId(form.value.plan);
  const moved = await moveToPlan(services, staff, id, plan ?? 0);
  if (moved.ok) throw redirect(deskEventPath(id, language, { done: 'plan' }));
  if (moved.error.code === 'UNKNOWN_EVENT') throw notFound();
  const answer = { problem: saleProblem(moved.error), draft: { plan } };
  return outcome.answer(args.context, answer, { status: UNPROCESSABLE });
}

export const meta = hubMeta;
export default HubRoute;
