import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { pageContext } from '#app/page-context.server.ts';
import { redirect } from '#app/site-redirect.server.ts';
import { HubFrame } from '#features/core/staff-frame/index.ts';
import { loadDeskEventPage } from '#features/shop/desk/index.server.ts';
import { deskEventPath, type SaleDraft } from '#features/shop/desk/index.ts';
import { DeskEventScreen } from '#features/shop/desk/sales/screens/desk-event-screen.tsx';
import { i18nFor } from '#lib/i18n.ts';
import { parseId } from '#lib/query-parameters.ts';
import { readForm } from '#platform/http/read-form.server.ts';
import type { Route } from './+types/event.ts';
import { deskFrameData, hubPage, pageOutcome, requireStaff } from './hub-page.server.tsx';
import { HubRoute, hubMeta } from './hub-route.tsx';
import { actOnSale, draftOf, SALE_ACTIONS, SALE_FORM, type SaleAction } from './sale-actions.server.ts';
import { saleProblem } from './sale-problem.ts';

/** Confirmations of completed actions, shown to the staff member. */
const DONE: Record<SaleAction | 'plan', MessageDescriptor> = {
  sell: msg`The date is on sale.`,
  capacity: msg`Number of seats changed.`,
  block: msg`Seats blocked.`,
  free: msg`Seats released.`,
  stop: msg`Sales closed.`,
  open: msg`Sales open.`,
  'take-off': msg`Removed from the waiting list.`,
  start: msg`Start of sales changed.`,
  limits: msg`Limits changed.`,
  room: msg`Room changed. Everyone with tickets has been notified.`,
  move: msg`Date moved. Everyone with tickets has been notified.`,
  postpone: msg`Date postponed. Everyone with tickets has been notified.`,
  plan: msg`Moved to the other plan. Everyone whose seat or room has changed has been notified.`,
  cancel: msg`Date cancelled. Everyone with tickets has been notified.`,
};

const outcome = pageOutcome<SaleDraft>();
const notFound = () => new Response(null, { status: 404, statusText: 'Not Found' });

export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args, 'sell');
  const page = pageContext(args.context);
  const { services, language, url } = page;
  const sent = outcome.of(args.context);
  const id = parseId(args.params.id);
  const asked = { staff, language, draft: sent?.draft ?? null };
  const view = id === null ? null : await loadDeskEventPage(services, id, asked);
  if (!view) throw notFound();
  const doneAction = ([...SALE_ACTIONS, 'plan'] as const).find(
    (each) => each === url.searchParams.get('done'),
  );
  const i18n = i18nFor(language);
  const { id: event } = view.event;
  const paths = { de: deskEventPath(event, 'de'), en: deskEventPath(event, 'en') };
  return hubPage(
    page,
    msg`Sales for a date`,
    <HubFrame frame={{ ...(await deskFrameData(args, 'events', staff)), paths }}>
      <DeskEventScreen
        view={view}
        language={language}
        problem={sent ? i18n._(sent.problem) : null}
        done={!sent && doneAction ? i18n._(DONE[doneAction]) : null}
      />
    </HubFrame>,
  );
}

/** Puts on sale, changes places, closes, moves, postpones, or cancels. */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'sell');
  const { services, language } = pageContext(args.context);
  const form = await readForm(SALE_FORM, args.request);
  if (!form.ok) throw new Response(null, { status: 400, statusText: 'Bad Request' });
  const id = parseId(args.params.id);
  if (id === null) throw notFound();
  const done = await actOnSale(services, staff, id, form.value);
  if (!done.ok) {
    if (done.error.code === 'UNKNOWN_EVENT') throw notFound();
    const draft = draftOf(form.value);
    return outcome.answer(args.context, { problem: saleProblem(done.error), draft }, { status: 422 });
  }
  throw redirect(deskEventPath(id, language, { done: form.value.do }));
}

export const meta = hubMeta;
export default HubRoute;
