import { msg } from '@lingui/core/macro';
import { parse, serialize } from 'hono/utils/cookie';
import { data } from 'react-router';
import { z } from 'zod';
import { type PageContext, pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { redirect } from '#app/site-redirect.server.ts';
import type { CounterCarts } from '#features/box-office/sale/index.server.ts';
import type { CartReference } from '#features/box-office/ticketing/index.ts';
import type { Principal } from '#features/core/access/index.server.ts';
import { HubFrame } from '#features/core/staff-frame/index.ts';
import { CounterScreen } from '#features/shop/desk/counter/screens/counter-screen.tsx';
import {
  addToSale,
  clearCart,
  findSoldOrder,
  loadCounterPage,
  reserve,
  sell,
  takeOneBack,
  undoSale,
} from '#features/shop/desk/index.server.ts';
import { type CounterQuery, counterPath, MOST_AT_ONCE, type TypedSale } from '#features/shop/desk/index.ts';
import { cleanLine } from '#lib/clean-text.ts';
import { i18nFor } from '#lib/i18n.ts';
import { isLanguage, type Language } from '#lib/localized.ts';
import { parseCents } from '#lib/money.ts';
import { MAX_ID, parseId } from '#lib/query-parameters.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { isDay } from '#lib/venue-time.ts';
import { linkOrigin } from '#platform/config.server.ts';
import { readForm, text } from '#platform/http/read-form.server.ts';
import type { Route } from './+types/counter.ts';
import { counterProblem } from './counter-problem.ts';
import { deskFrameData, requireStaff } from './hub-page.server.tsx';
import { hubMeta } from './hub-route.tsx';

const PARAMETERS = ['event', 'group', 'slot', 'day', 'q', 'sold', 'given'];
export const handle: PageHandle = { query: { personal: PARAMETERS } };

/** The cart of the counter in this browser; the address of the counter alone sends it. */
const CART_COOKIE = 'desk-cart';
const CART_SECONDS = 24 * 3600;

const id = () => z.coerce.number().int().min(1).max(MAX_ID).nullable().catch(null);
const cents = () => z.coerce.number().int().min(0).max(100_000_000).catch(0);
/** Nothing typed at the counter has lines or signs that nobody types. */
const line = (atMost: number) => text(atMost).transform(cleanLine);
const CHOICE = z.object({
  event: id(),
  slot: id(),
  group: z.string().max(100).nullable().catch(null),
  day: z.string().refine(isDay).nullable().catch(null),
  q: z
    .string()
    .trim()
    .max(100)
    .regex(/^\P{Cc}*$/u)
    .catch(''),
  given: cents(),
});

const FORM = z.object({
  do: z.enum(['clear', 'coupon', 'no-coupon', 'renew', 'sell', 'undo']).optional(),
  ...{ add: line(8000), less: line(20), count: line(10), key: line(100) },
  ...{ event: id().optional(), group: line(100), slot: line(20), code: line(100), order: line(40) },
  ...{
    contents: line(100),
    total: cents(),
    means: z.enum(['cash', 'card', 'account', 'free', 'reserve']).optional(),
  },
  ...{ given: line(30), card: line(30), receipt: line(60), reason: line(200), for: line(160) },
  ...{ firstName: line(80), lastName: line(80), email: line(254), emailLanguage: line(10) },
  until: line(10),
});
type Form = z.output<typeof FORM>;

const notFound = () => new Response(null, { status: 404, statusText: 'Not Found' });

/** `/cms-hub/desk`: the counter (docs/product/box-office.md#counter). */
export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args, 'sell');
  const { services, language, url, scope } = pageContext(args.context);
  const { counterCarts } = services;
  if (!counterCarts) throw notFound();
  scope.markPrivate();
  const asked = (name: string) => url.searchParams.get(name);
  const choice = CHOICE.parse(Object.fromEntries(PARAMETERS.map((name) => [name, asked(name)])));
  const number = asked('sold');
  const sold = number === null ? null : await findSoldOrder(services, cleanLine(number.slice(0, 40)));
  const view = await loadCounterPage(
    { ...services, counterCarts },
    staff,
    {
      ...{ day: choice.day, query: choice.q, jetId: choice.event, group: choice.group, blockId: choice.slot },
      ...{ givenCents: choice.given, reference: cartOf(args.request) },
    },
    { sold, origin: linkOrigin(services.config), language },
  );
  const query = queryOf(url);
  const paths = { de: counterPath('de', query), en: counterPath('en', query) };
  return {
    view,
    language,
    frame: { ...(await deskFrameData(args, 'desk', staff)), paths },
    meta: {
      title: i18nFor(language)._(msg({ message: 'Desk', context: 'counter' })),
      robots: 'noindex' as const,
    },
  };
}

/** A press at the counter. */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'sell');
  const page = pageContext(args.context);
  const { counterCarts } = page.services;
  if (!counterCarts) throw notFound();
  const form = await readForm(FORM, args.request);
  if (!form.ok) throw new Response(null, { status: 400, statusText: 'Bad Request' });
  const pressed = await press(page, counterCarts, staff, {
    form: form.value,
    reference: cartOf(args.request),
  });
  if (!pressed.ok)
    return data(
      { problem: i18nFor(page.language)._(counterProblem(pressed.error)), typed: typedIn(form.value) },
      { status: 422 },
    );
  const { reference, query } = pressed.value;
  throw redirect(counterPath(page.language, query), {
    status: 303,
    headers: { 'set-cookie': cartCookie(reference, page.url) },
  });
}

/** The cart after a press, and the address that shows it. */
interface Pressed {
  reference: CartReference | null;
  query: CounterQuery;
}
type Problem = Parameters<typeof counterProblem>[0];

async function press(
  { services, url, language }: PageContext,
  carts: CounterCarts,
  staff: Principal,
  { form, reference }: { form: Form; reference: CartReference | null },
): Promise<Result<Pressed, Problem>> {
  const here = { reference, query: queryOf(url) };
  const stay = (done: Result<unknown, Problem>): Result<Pressed, Problem> => (done.ok ? succeed(here) : done);
  switch (form.do) {
    case 'clear':
      if (reference !== null) await clearCart(carts, reference);
      return succeed({ ...here, reference: null });
    case 'coupon':
    case 'no-coupon':
      if (reference === null) return fail({ code: 'NO_ACTIVE_RESERVATION' });
      return stay(await carts.setCoupon(reference, form.do === 'coupon' ? form.code : null));
    case 'renew':
      return reference === null ? succeed(here) : stay(await carts.renew(reference));
    case 'undo': {
      const undone = await undoSale(services, staff, form.order);
      return undone.ok ? succeed({ reference, query: { sold: form.order } }) : undone;
    }
    case 'sell':
      return sellCart(services, staff, { form, reference, language });
    default:
      return changeCart(carts, form, here);
  }
}

async function changeCart(carts: CounterCarts, form: Form, here: Pressed): Promise<Result<Pressed, Problem>> {
  const count = form.count === '' ? 1 : Number(form.count);
  if (!Number.isInteger(count) || count < 1 || count > MOST_AT_ONCE) return fail({ code: 'NO_COUNT' });
  const place = { jetId: form.event ?? 0, seatGroup: form.group, blockId: parseId(form.slot) };
  if (form.less !== '') {
    const saleTypeId = parseId(form.less);
    if (saleTypeId === null) return fail({ code: 'UNKNOWN_OFFER' });
    if (here.reference === null) return succeed(here);
    const less = await takeOneBack(carts, here.reference, { ...place, saleTypeId });
    return less.ok ? succeed(here) : less;
  }
  const presses = Map.groupBy(form.add.split(' ').filter(Boolean), (each) => each);
  const tickets = [...presses].map(([price, { length }]) => ({
    saleTypeId: parseId(price) ?? 0,
    quantity: Math.min(MOST_AT_ONCE, length * count),
  }));
  const added = await addToSale(carts, here.reference, { ...place, tickets }, form.key || null);
  return added.ok ? succeed({ ...here, reference: added.value }) : added;
}

async function sellCart(
  services: PageContext['services'],
  staff: Principal,
  { form, reference, language }: { form: Form; reference: CartReference | null; language: Language },
): Promise<Result<Pressed, Problem>> {
  // Money is never booked by a guess: a page of ours always says how it was taken.
  if (form.means === undefined) throw new Response(null, { status: 400, statusText: 'Bad Request' });
  if (reference === null) return fail({ code: 'NO_ACTIVE_RESERVATION' });
  const { means, total: totalCents, contents, firstName, lastName, email, receipt, reason } = form;
  const customer = { firstName, lastName, email };
  const emailLanguage = isLanguage(form.emailLanguage) ? form.emailLanguage : language;
  if (means === 'reserve') {
    if (!isDay(form.until)) return fail({ code: 'NO_DAY' });
    const request = { reference, contents, customer, language: emailLanguage, lastDay: form.until };
    const reserved = await reserve(services, staff, request);
    return reserved.ok ? succeed({ reference: null, query: { sold: reserved.value.number } }) : reserved;
  }
  const [givenCents, cardCents] = [form.given, form.card].map((typed) =>
    typed === '' ? 0 : parseCents(typed),
  );
  if (givenCents === null || cardCents === null || givenCents === undefined || cardCents === undefined)
    return fail({ code: 'NO_AMOUNT' });
  const sold = await sell(services, staff, {
    ...{ reference, contents, totalCents, customer, language: emailLanguage },
    means: means === 'free' ? 'cash' : means,
    cardCents: means === 'cash' ? cardCents : 0,
    givenCents: givenCents === 0 ? null : givenCents,
    receipt,
    invoiceRecipient: null,
    complimentary: means === 'free' ? { reason, for: form.for } : null,
  });
  if (!sold.ok) return sold;
  const given = means === 'cash' && givenCents > 0 ? givenCents : undefined;
  return succeed({ reference: null, query: { sold: sold.value.number, given } });
}

/** Fields of the sale as they were typed, for a page without scripts. */
function typedIn(form: Form): TypedSale {
  const { means = 'cash', given, card, receipt, reason, until, firstName, lastName, email } = form;
  const { for: recipient, emailLanguage, code } = form;
  return {
    means,
    given,
    card,
    receipt,
    reason,
    recipient,
    until,
    firstName,
    lastName,
    email,
    emailLanguage,
    code,
  };
}

/** The choice of an address, to come back to it. */
function queryOf({ searchParams }: URL): CounterQuery {
  const number = (name: string) => parseId(searchParams.get(name)) ?? undefined;
  const words = (name: string) => searchParams.get(name)?.slice(0, 100) || undefined;
  return {
    ...{ event: number('event'), slot: number('slot') },
    ...{ group: words('group'), day: words('day'), q: words('q') },
  };
}

const cartOf = (request: Request): CartReference | null =>
  parse(request.headers.get('cookie') ?? '', CART_COOKIE)[CART_COOKIE] || null;

function cartCookie(reference: CartReference | null, { protocol }: URL): string {
  return serialize(CART_COOKIE, reference ?? '', {
    ...{ path: '/cms-hub', sameSite: 'Lax', httpOnly: true, secure: protocol === 'https:' },
    maxAge: reference === null ? 0 : CART_SECONDS,
  });
}

export const meta = hubMeta;

export default function CounterRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { view, frame, language } = loaderData;
  return (
    <HubFrame frame={frame}>
      <CounterScreen
        view={view}
        problem={actionData?.problem ?? null}
        typed={actionData?.typed ?? null}
        language={language}
      />
    </HubFrame>
  );
}
