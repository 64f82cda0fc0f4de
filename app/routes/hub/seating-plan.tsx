import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { formOutcome } from '#app/form-outcome.server.ts';
import { pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { redirect } from '#app/site-redirect.server.ts';
import { HubFrame } from '#features/core/staff-frame/index.ts';
import { changeSeatingPlan, loadSeatingPlan, planForm } from '#features/shop/desk/index.server.ts';
import {
  fromFields,
  type RefusedFile,
  seatingPlanPath,
  seatingPlansPath,
} from '#features/shop/desk/index.ts';
import { SeatingPlanScreen } from '#features/shop/desk/seating/screens/seating-plan-screen.tsx';
import { i18nFor } from '#lib/i18n.ts';
import { parseId } from '#lib/query-parameters.ts';
import { readForm } from '#platform/http/read-form.server.ts';
import type { Route } from './+types/seating-plan.ts';
import { deskFrameData, requireStaff } from './hub-page.server.tsx';
import { hubMeta } from './hub-route.tsx';
import { planProblem } from './seating-plan-problem.ts';

export const handle: PageHandle = { query: { personal: ['row', 'done', 'party', 'group'] } };

const QUERY = z.object({
  row: z
    .string()
    .regex(/^\d{1,3}-\d{1,3}$/)
    .nullable()
    .catch(null),
  done: z.string().catch(''),
  party: z.coerce.number().int().min(1).max(50).nullable().catch(null),
  group: z.string().nullable().catch(null),
});
const outcome = formOutcome<{ problem: MessageDescriptor; refused: RefusedFile | null }>();
const UNPROCESSABLE = 422;
const notFound = () => new Response(null, { status: 404, statusText: 'Not Found' });

/** `/cms-hub/seating-plans/…`: one seating plan with its draft (docs/product/seating.md). */
export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args, 'sell');
  const page = pageContext(args.context);
  const { services, language, url, scope } = page;
  scope.markPrivate();
  const query = QUERY.parse({ party: null, ...Object.fromEntries(url.searchParams) });
  const view = await loadSeatingPlan(services.db, parseId(args.params.plan) ?? 0, query);
  if (!view) throw notFound();
  const sent = outcome.of(args.context);
  const i18n = i18nFor(language);
  const done = sent ? null : doneWords(query.done);
  const { id } = view.plan;
  const paths = { de: seatingPlanPath(id, 'de'), en: seatingPlanPath(id, 'en') };
  return {
    view,
    language,
    chosen: query.row,
    problem: sent ? i18n._(sent.problem) : null,
    done: done && i18n._(done),
    refused: sent?.refused ?? null,
    frame: { ...(await deskFrameData(args, 'events', staff)), paths },
    meta: { title: i18n._(msg`Seating plan`), robots: 'noindex' as const },
  };
}

/** Confirmations, by what was done. */
function doneWords(done: string): MessageDescriptor | null {
  if (done === 'rows') return msg`Rows added.`;
  if (done === 'row') return msg`Row changed.`;
  if (done === 'remove-row') return msg`Row removed. “Undo” brings it back.`;
  if (done === 'import') return msg`File imported. “Undo” brings the draft before it back.`;
  if (done === 'undo') return msg`Undone. “Undo” again brings it back.`;
  return done === 'release' ? msg`Version released.` : null;
}

/** Changes the draft, makes a version of it, or says what became of a file (receivePlan). */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'sell');
  const { services, language } = pageContext(args.context);
  const id = parseId(args.params.plan);
  if (id === null) throw notFound();
  const form = await readForm(planForm, args.request);
  if (!form.ok) throw new Response(null, { status: 400, statusText: 'Bad Request' });
  const changed = await changeSeatingPlan(services, staff, id, form.value);
  if (!changed.ok) {
    const refused = form.value.do === 'import' ? fromFields(form.value) : null;
    return outcome.answer(
      args.context,
      { problem: planProblem(changed.error), refused },
      { status: UNPROCESSABLE },
    );
  }
  const path =
    form.value.do === 'delete'
      ? seatingPlansPath(language)
      : seatingPlanPath(id, language, { done: form.value.do });
  throw redirect(path, { status: 303 });
}

export const meta = hubMeta;

export default function SeatingPlanRoute({ loaderData }: Route.ComponentProps) {
  const { view, frame, language, chosen, problem, done, refused } = loaderData;
  return (
    <HubFrame frame={frame}>
      <SeatingPlanScreen
        // A draft that comes with another answer is edited from its beginning.
        key={`${view.plan.id}/${view.plan.revision}`}
        loaded={view}
        {...{ language, chosen, problem, done, refused }}
      />
    </HubFrame>
  );
}
