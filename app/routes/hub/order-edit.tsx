import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { redirect } from '#app/site-redirect.server.ts';
import type { EditError } from '#features/box-office/sale/index.server.ts';
import type { Principal } from '#features/core/access/index.server.ts';
import { HubFrame } from '#features/core/staff-frame/index.ts';
import {
  addTicketsToOrder,
  changeCustomer,
  loadOrderEditPage,
  swapTicketPrices,
} from '#features/shop/desk/index.server.ts';
import {
  type CustomerError,
  type CustomerName,
  deskEditPath,
  deskOrderPath,
} from '#features/shop/desk/index.ts';
import { OrderEditScreen } from '#features/shop/desk/orders/screens/order-edit-screen.tsx';
import { cleanLine } from '#lib/clean-text.ts';
import { i18nFor } from '#lib/i18n.ts';
import { MAX_ID, parseId } from '#lib/query-parameters.ts';
import { fail, type Result } from '#lib/result.ts';
import { readForm, repeated, several, text } from '#platform/http/read-form.server.ts';
import type { Services } from '#server/services/services.server.ts';
import type { Route } from './+types/order-edit.ts';
import { deskFrameData, hubPage, pageOutcome, requireStaff } from './hub-page.server.tsx';
import { HubRoute, hubMeta } from './hub-route.tsx';
import { editProblem } from './order-edit-problem.ts';

const PARAMETERS = ['event', 'q'];
export const handle: PageHandle = { query: { personal: PARAMETERS } };

const MAX_TICKETS = 100;
const line = (atMost: number) => text(atMost).transform(cleanLine);

const FORM = z.object({
  do: z.enum(['add', 'swap', 'customer']),
  ...{ event: z.coerce.number().int().min(1).max(MAX_ID).optional(), group: line(100), slot: line(20) },
  last: z.coerce.number().int().min(1).max(MAX_ID).optional(),
  ...{ price: several(MAX_TICKETS), quantity: repeated(MAX_TICKETS), ticket: several(MAX_TICKETS) },
  ...{ firstName: line(80), lastName: line(80), email: line(254) },
  ...{ seenFirstName: line(80), seenLastName: line(80), seenEmail: line(254) },
});
type Form = z.output<typeof FORM>;
type Problem = EditError | CustomerError | { code: 'NOTHING_CHOSEN' | 'NO_COUNT' };

const outcome = pageOutcome<CustomerName>();
const notFound = () => new Response(null, { status: 404, statusText: 'Not Found' });

/** `/cms-hub/orders/:number/edit`: changing an order (docs/product/box-office.md#changing-an-order). */
export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args, 'sell');
  const page = pageContext(args.context);
  const { services, language, url } = page;
  const jetId = parseId(url.searchParams.get('event') ?? '');
  const query = cleanLine((url.searchParams.get('q') ?? '').slice(0, 100)).trim();
  const view = await loadOrderEditPage(services, args.params.number, { jetId, query, language });
  if (!view) throw notFound();
  const sent = outcome.of(args.context);
  const i18n = i18nFor(language);
  const frame = {
    ...(await deskFrameData(args, 'orders', staff)),
    paths: { de: deskEditPath(view.number, 'de'), en: deskEditPath(view.number, 'en') },
  };
  return hubPage(
    page,
    msg`Change order`,
    <HubFrame frame={frame}>
      <OrderEditScreen
        view={view}
        language={language}
        problem={sent ? i18n._(sent.problem) : null}
        typed={sent?.draft ?? null}
      />
    </HubFrame>,
  );
}

export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'sell');
  const { services, language } = pageContext(args.context);
  const form = await readForm(FORM, args.request);
  if (!form.ok) throw new Response(null, { status: 400, statusText: 'Bad Request' });
  const { number } = args.params;
  const done = await change(services, staff, number, form.value);
  if (done.ok) throw redirect(deskOrderPath(number, language, { done: form.value.do }));
  if (done.error.code === 'UNKNOWN_ORDER') throw notFound();
  const { firstName, lastName, email } = form.value;
  const draft = form.value.do === 'customer' ? { firstName, lastName, email } : null;
  return outcome.answer(args.context, { problem: editProblem(done.error), draft }, { status: 422 });
}

function change(
  services: Services,
  staff: Principal,
  number: string,
  form: Form,
): Promise<Result<unknown, Problem>> | Result<unknown, Problem> {
  const prices = form.price.map(readPrice);
  switch (form.do) {
    case 'customer': {
      const { firstName, lastName, email } = form;
      const seen = { firstName: form.seenFirstName, lastName: form.seenLastName, email: form.seenEmail };
      return changeCustomer(services, staff, number, { seen, wanted: { firstName, lastName, email } });
    }
    case 'swap': {
      const [price] = prices;
      if (form.ticket.length === 0 || !price) return fail({ code: 'NOTHING_CHOSEN' });
      const positions = form.ticket.map(Number);
      return swapTicketPrices(services, staff, number, {
        positions,
        saleTypeId: price.saleTypeId,
        seenCents: price.cents,
      });
    }
    case 'add': {
      const quantities = form.quantity.map((typed) => (typed.trim() === '' ? 0 : Number(typed)));
      if (quantities.some((each) => !Number.isInteger(each) || each < 0)) return fail({ code: 'NO_COUNT' });
      const tickets = prices
        .map((price, index) => ({ ...price, quantity: quantities[index] ?? 0 }))
        .filter(({ quantity }) => quantity > 0);
      if (tickets.length === 0) return fail({ code: 'NO_COUNT' });
      return addTicketsToOrder(services, staff, number, {
        jetId: form.event ?? 0,
        blockId: parseId(form.slot),
        seatGroup: form.group,
        lastPosition: form.last ?? 0,
        tickets,
      });
    }
  }
}

/** A price as a form of ours names it, with its cost as it was seen. */
function readPrice(value: string): { saleTypeId: number; cents: number } {
  const [saleTypeId = '', cents = ''] = value.split(' ');
  return { saleTypeId: parseId(saleTypeId) ?? 0, cents: Number(cents) };
}

export const meta = hubMeta;
export default HubRoute;
