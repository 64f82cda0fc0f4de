import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { formOutcome } from '#app/form-outcome.server.ts';
import { pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { redirect } from '#app/site-redirect.server.ts';
import { HubFrame } from '#features/core/staff-frame/index.ts';
import { changeSeatsOfOrder, loadOrderSeats } from '#features/shop/desk/index.server.ts';
import { deskOrderPath, deskSeatsPath, type SeatsError } from '#features/shop/desk/index.ts';
import { OrderSeatsScreen } from '#features/shop/desk/orders/screens/order-seats-screen.tsx';
import { i18nFor } from '#lib/i18n.ts';
import { parseId } from '#lib/query-parameters.ts';
import { readForm, several, text, ticked } from '#platform/http/read-form.server.ts';
import type { Route } from './+types/order-seats.ts';
import { deskFrameData, type PageOutcome, requireStaff } from './hub-page.server.tsx';
import { hubMeta } from './hub-route.tsx';

export const handle: PageHandle = { query: { personal: ['event'] } };

/** More than any order has. */
const MAX_SEATS = 1000;
const UNPROCESSABLE = 422;
const FORM = z.object({ seats: several(MAX_SEATS), event: text(), tell: ticked() });

const outcome = formOutcome<PageOutcome<null>>();

/** `/cms-hub/orders/:number/seats`: exchanges the seats of an order. Without seats it leads to the order. */
export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args, 'sell');
  const { services, language, url, scope } = pageContext(args.context);
  scope.markPrivate();
  const { number } = args.params;
  const jetId = parseId(url.searchParams.get('event'));
  const view = await loadOrderSeats(services, number, { jetId, language });
  if (!view) throw redirect(deskOrderPath(number, language));
  const sent = outcome.of(args.context);
  const query = { event: String(view.jetId) };
  const paths = { de: deskSeatsPath(number, 'de', query), en: deskSeatsPath(number, 'en', query) };
  const i18n = i18nFor(language);
  return {
    ...{ view, language },
    problem: sent ? i18n._(sent.problem) : null,
    frame: { ...(await deskFrameData(args, 'orders', staff)), paths },
    meta: { title: i18n._(msg`Change seats`), robots: 'noindex' as const },
  };
}

export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'sell');
  const { services, language } = pageContext(args.context);
  const form = await readForm(FORM, args.request);
  if (!form.ok) throw new Response(null, { status: 400, statusText: 'Bad Request' });
  const { number } = args.params;
  const { seats, event, tell } = form.value;
  const jetId = parseId(event) ?? 0;
  const done = await changeSeatsOfOrder(services, staff, number, { jetId, seats, isNotified: tell });
  if (done.ok) throw redirect(deskOrderPath(number, language, { done: tell ? 'seats-notified' : 'seats' }));
  if (done.error.code === 'UNKNOWN_ORDER') throw new Response(null, { status: 404, statusText: 'Not Found' });
  const answer = { problem: seatsProblem(done.error), draft: null };
  return outcome.answer(args.context, answer, { status: UNPROCESSABLE });
}

function seatsProblem({ code }: SeatsError): MessageDescriptor {
  switch (code) {
    case 'SEATS_TAKEN':
      return msg`Nothing was changed: some of these seats are taken by now. Choose others.`;
    case 'UNKNOWN_OFFER':
      return msg`Nothing was changed: choose one seat for each place.`;
    case 'NO_SEATS':
      return msg`Nothing was changed: this order has no seats here.`;
    default:
      return msg`Too much is going on right now. Please try again.`;
  }
}

export const meta = hubMeta;

export default function OrderSeatsRoute({
  loaderData: { view, language, problem, frame },
}: Route.ComponentProps) {
  return (
    <HubFrame frame={frame}>
      <OrderSeatsScreen {...{ view, language, problem }} />
    </HubFrame>
  );
}
