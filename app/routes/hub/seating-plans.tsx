import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { pageContext } from '#app/page-context.server.ts';
import { redirect } from '#app/site-redirect.server.ts';
import { createPlan } from '#features/box-office/seating/index.server.ts';
import { HubFrame } from '#features/core/staff-frame/index.ts';
import { loadSeatingPlans } from '#features/shop/desk/index.server.ts';
import { seatingPlanPath, seatingPlansPath } from '#features/shop/desk/index.ts';
import { SeatingPlansScreen } from '#features/shop/desk/seating/screens/seating-plans-screen.tsx';
import { cleanLine } from '#lib/clean-text.ts';
import { i18nFor } from '#lib/i18n.ts';
import { parseId } from '#lib/query-parameters.ts';
import { readForm, text } from '#platform/http/read-form.server.ts';
import type { Route } from './+types/seating-plans.ts';
import { deskFrameData, hubPage, pageOutcome, requireStaff } from './hub-page.server.tsx';
import { HubRoute, hubMeta } from './hub-route.tsx';
import { planProblem } from './seating-plan-problem.ts';

const NAME_LENGTH = 100;
const FORM = z.object({ room: text(), name: text(NAME_LENGTH) });
const outcome = pageOutcome<z.output<typeof FORM>>();
const UNPROCESSABLE = 422;

/** `/cms-hub/seating-plans`: the seating plans of all rooms (docs/product/seating.md). */
export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args, 'sell');
  const page = pageContext(args.context);
  const { services, language } = page;
  const sent = outcome.of(args.context);
  const paths = { de: seatingPlansPath('de'), en: seatingPlansPath('en') };
  return hubPage(
    page,
    msg`Seating plans`,
    <HubFrame frame={{ ...(await deskFrameData(args, 'events', staff)), paths }}>
      <SeatingPlansScreen
        page={await loadSeatingPlans(services.db)}
        language={language}
        problem={sent ? i18nFor(language)._(sent.problem) : null}
        draft={sent?.draft ?? { room: '', name: '' }}
      />
    </HubFrame>,
  );
}

/** Makes a plan. */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'sell');
  const { services, language } = pageContext(args.context);
  const form = await readForm(FORM, args.request);
  if (!form.ok) throw new Response(null, { status: 400, statusText: 'Bad Request' });
  const name = cleanLine(form.value.name);
  const refuse = (problem: Parameters<typeof planProblem>[0]) =>
    outcome.answer(
      args.context,
      { problem: planProblem(problem), draft: form.value },
      { status: UNPROCESSABLE },
    );
  if (name === '') return refuse({ code: 'NO_NAME' });
  const made = await createPlan(services, staff, { roomId: parseId(form.value.room) ?? 0, name });
  if (!made.ok) return refuse(made.error);
  throw redirect(seatingPlanPath(made.value, language), { status: 303 });
}

export const meta = hubMeta;
export default HubRoute;
