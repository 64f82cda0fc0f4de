import { msg } from '@lingui/core/macro';
import { parse, serialize } from 'hono/utils/cookie';
import { data } from 'react-router';
import { pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { redirect } from '#app/site-redirect.server.ts';
import type { CartReference } from '#features/box-office/ticketing/index.ts';
import { HubFrame } from '#features/core/staff-frame/index.ts';
import { CounterScreen } from '#features/shop/desk/counter/screens/counter-screen.tsx';
import {
  counterChoice,
  counterForm,
  counterQuery,
  findSoldOrder,
  loadCounterPage,
  pressAtCounter,
} from '#features/shop/desk/index.server.ts';
import { COUNTER_PARAMETERS, counterPath, deskOrderPath } from '#features/shop/desk/index.ts';
import { i18nFor } from '#lib/i18n.ts';
import { linkOrigin } from '#platform/config.server.ts';
import { readForm } from '#platform/http/read-form.server.ts';
import type { Route } from './+types/counter.ts';
import { counterProblem } from './counter-problem.ts';
import { deskFrameData, requireStaff } from './hub-page.server.tsx';
import { hubMeta } from './hub-route.tsx';

export const handle: PageHandle = { query: { personal: COUNTER_PARAMETERS } };

/** The cart of the counter in this browser; the address of the counter alone sends it. */
const CART_COOKIE = 'desk-cart';
const CART_SECONDS = 24 * 3600;

const notFound = () => new Response(null, { status: 404, statusText: 'Not Found' });

/** `/cms-hub/desk`: the counter (docs/product/box-office.md#counter). */
export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args, 'sell');
  const { services, language, url, scope } = pageContext(args.context);
  const { counterCarts } = services;
  if (!counterCarts) throw notFound();
  scope.markPrivate();
  const { choice, sold } = counterChoice(url.searchParams, cartOf(args.request));
  const view = await loadCounterPage({ ...services, counterCarts }, staff, choice, {
    sold: sold === null ? null : await findSoldOrder(services, sold),
    ...{ origin: linkOrigin(services.config), language },
  });
  const query = counterQuery(url.searchParams);
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
  const { services, language, url } = pageContext(args.context);
  const { counterCarts } = services;
  if (!counterCarts) throw notFound();
  const form = await readForm(counterForm, args.request);
  if (!form.ok) throw badRequest();
  const reference = cartOf(args.request);
  const answer = await pressAtCounter({ ...services, counterCarts }, staff, {
    ...{ form: form.value, reference, language, query: counterQuery(url.searchParams) },
    givenCents: counterChoice(url.searchParams, reference).choice.givenCents,
  });
  switch (answer.kind) {
    case 'unreadable':
      throw badRequest();
    case 'order':
      throw redirect(deskOrderPath(answer.number, language), { status: 303 });
    case 'again': {
      const { problem, typed } = answer;
      return data(
        { problem: problem && i18nFor(language)._(counterProblem(problem)), typed },
        { status: problem ? 422 : 200 },
      );
    }
    default:
      throw redirect(counterPath(language, answer.query), {
        status: 303,
        headers: { 'set-cookie': cartCookie(answer.reference, url) },
      });
  }
}

const badRequest = () => new Response(null, { status: 400, statusText: 'Bad Request' });

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
