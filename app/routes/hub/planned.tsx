import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { pageContext } from '#app/page-context.server.ts';
import { redirect } from '#app/site-redirect.server.ts';
import { cancelPlan } from '#features/core/documents/index.server.ts';
import { hubPath } from '#features/core/navigation/index.ts';
import { planPlaceIn, plansFrom } from '#features/website/hub/index.ts';
import { PlannedScreen } from '#features/website/hub/screens/planned-screen.tsx';
import { i18nFor } from '#lib/i18n.ts';
import { MAX_ID } from '#lib/query-parameters.ts';
import { readForm } from '#platform/http/read-form.server.ts';
import type { Route } from './+types/planned.ts';
import { hubFrameData, hubPage, pageOutcome, requireStaff } from './hub-page.server.tsx';
import { HubRoute, hubMeta } from './hub-route.tsx';

const id = z.coerce.number().int().positive().max(MAX_ID);
const FORM = z.object({ document: id, plan: id });

const outcome = pageOutcome();

export async function loader(args: Route.LoaderArgs) {
  const editor = await requireStaff(args, 'edit-pages');
  const page = pageContext(args.context);
  const { frame, facts } = await hubFrameData(args, 'planned', editor);
  const { shown, next } = plansFrom(facts.plans, planPlaceIn(page.url.searchParams));
  const sent = outcome.of(args.context);
  const problem = sent ? i18nFor(page.language)._(sent.problem) : null;
  const now = page.services.clock.now();
  return hubPage(
    page,
    msg`Scheduled`,
    <PlannedScreen
      frame={frame}
      plans={shown}
      later={next && hubPath('planned', page.language, next)}
      now={now}
      problem={problem}
    />,
  );
}

/** Cancels a plan. */
export async function action(args: Route.ActionArgs) {
  const editor = await requireStaff(args, 'edit-pages');
  const { services, language } = pageContext(args.context);
  const form = await readForm(FORM, args.request);
  if (!form.ok) throw new Response(null, { status: 400, statusText: 'Bad Request' });
  const cancelled = await cancelPlan(services, editor, form.value.document, form.value.plan);
  if (!cancelled.ok) {
    const problem = msg`This schedule no longer exists: it has already run, or someone cancelled it.`;
    return outcome.answer(args.context, { problem, draft: null }, { status: 422 });
  }
  throw redirect(hubPath('planned', language));
}

export const meta = hubMeta;
export default HubRoute;
