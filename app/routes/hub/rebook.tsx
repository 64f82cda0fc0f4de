import { msg } from '@lingui/core/macro';
import { formOutcome } from '#app/form-outcome.server.ts';
import { type PageContext, pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { redirect } from '#app/site-redirect.server.ts';
import { findOrderByNumber } from '#features/box-office/order-store/index.server.ts';
import { findDatesForStaff } from '#features/box-office/sale/index.server.ts';
import type { Order, RebookingError } from '#features/box-office/ticketing/index.ts';
import { HubFrame } from '#features/core/staff-frame/index.ts';
import { rebookTickets } from '#features/shop/desk/index.server.ts';
import { deskOrderPath, deskRebookingPath } from '#features/shop/desk/index.ts';
import {
  findRebookingView,
  queryAfter,
  rebookingForm,
  rebookingRequestOf,
} from '#features/shop/orders/index.server.ts';
import { REBOOKING_QUERY, readRebookingQuery } from '#features/shop/orders/index.ts';
import { DeskRebookingScreen } from '#features/shop/orders/rebooking/screens/desk-rebooking-screen.tsx';
import { parseId } from '#lib/query-parameters.ts';
import { readForm } from '#platform/http/read-form.server.ts';
import type { Route } from './+types/rebook.ts';
import { deskFrameData, hubPage, requireStaff } from './hub-page.server.tsx';
import { HubRoute, hubMeta } from './hub-route.tsx';

export const handle: PageHandle = { query: { personal: REBOOKING_QUERY } };

const UNPROCESSABLE = 422;

const outcome = formOutcome<{ error: RebookingError; query: URLSearchParams }>();

/** Exchanging tickets of an order for another date, at the desk. Where nothing can be exchanged it leads to the order. */
export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args, 'sell');
  const page = pageContext(args.context);
  const { services, language, url } = page;
  const { order, position } = await parseRebooking(page, args.params);
  const refused = outcome.of(args.context);
  const view = await findRebookingView(services, order, {
    by: 'house',
    position,
    query: readRebookingQuery(refused?.query ?? url.searchParams),
    language,
    paths: {
      order: deskOrderPath(order.number, language),
      here: deskRebookingPath(order.number, position, language),
    },
    datesFor: (positions) => findDatesForStaff(services, order, positions),
  });
  if (!view) throw redirect(deskOrderPath(order.number, language));
  const frame = {
    ...(await deskFrameData(args, 'orders', staff)),
    paths: {
      de: deskRebookingPath(order.number, position, 'de'),
      en: deskRebookingPath(order.number, position, 'en'),
    },
  };
  return hubPage(
    page,
    msg`Another date`,
    <HubFrame frame={frame}>
      <DeskRebookingScreen view={view} error={refused?.error ?? null} />
    </HubFrame>,
  );
}

export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'sell');
  const page = pageContext(args.context);
  const { order } = await parseRebooking(page, args.params);
  const form = await readForm(rebookingForm, args.request);
  const request = form.ok ? rebookingRequestOf(form.value) : null;
  if (!form.ok || !request) throw new Response(null, { status: 400, statusText: 'Bad Request' });
  const done = await rebookTickets(page.services, staff, order.number, request);
  if (done.ok) throw redirect(deskOrderPath(order.number, page.language, { done: 'rebook' }));
  const { error } = done;
  const query = queryAfter(error, form.value);
  return outcome.answer(args.context, { error, query }, { status: UNPROCESSABLE });
}

async function parseRebooking(
  { services }: PageContext,
  params: Route.LoaderArgs['params'],
): Promise<{ order: Order; position: number }> {
  const position = parseId(params.position);
  const order = position === null ? null : await findOrderByNumber(services.db, params.number);
  if (!order || position === null) throw new Response(null, { status: 404, statusText: 'Not Found' });
  return { order, position };
}

export const meta = hubMeta;
export default HubRoute;
