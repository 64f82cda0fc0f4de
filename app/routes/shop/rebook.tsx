import { msg } from '@lingui/core/macro';
import { staticPart } from '#app/document/static-part.server.tsx';
import { formOutcome, formTitle } from '#app/form-outcome.server.ts';
import { type PageContext, pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { pageMeta } from '#app/page-meta.ts';
import { replace } from '#app/site-redirect.server.ts';
import type { Order, RebookingError } from '#features/box-office/ticketing/index.ts';
import {
  findRebookingView,
  queryAfter,
  rebookingForm,
  rebookingRequestOf,
} from '#features/shop/orders/index.server.ts';
import {
  orderPath,
  REBOOKING_QUERY,
  readRebookingQuery,
  rebookingPath,
} from '#features/shop/orders/index.ts';
import { RebookingScreen } from '#features/shop/orders/rebooking/screens/rebooking-screen.tsx';
import { parseId } from '#lib/query-parameters.ts';
import { readForm, text } from '#platform/http/read-form.server.ts';
import { StaticPart } from '#ui/static-part.tsx';
import type { Route } from './+types/rebook.ts';
import { buyerOf } from './buyer.server.ts';
import { redirectToOrder } from './redirect-to-order.server.ts';

export const handle: PageHandle = { query: { personal: REBOOKING_QUERY } };

const PART = 'rebooking';
const CONFLICT = 409;

const FORM = rebookingForm.extend({ back: text() });
const outcome = formOutcome<{ error: RebookingError; query: URLSearchParams }>();

/** Exchanging tickets of an order for another date (docs/product/checkout.md#another-date). Where nothing can be exchanged it leads to the order. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const page = pageContext(context);
  const { services, language, url } = page;
  page.scope.markPrivate();
  const { order, position } = await parseRebooking(page, params);
  const refused = outcome.of(context);
  const { rebooking } = services.ticketing;
  const view = await findRebookingView(services, order, {
    by: 'visitor',
    position,
    query: readRebookingQuery(refused?.query ?? url.searchParams),
    language,
    paths: { order: orderPath(order, language), here: rebookingPath(order, position, language) },
    datesFor: async (positions) => (await rebooking?.dates(order.secret, positions)) ?? [],
  });
  if (!view) throw redirectToOrder(page, order);
  return {
    html: staticPart(page, PART, <RebookingScreen view={view} error={refused?.error ?? null} />),
    meta: { title: formTitle(context, language, msg`Another date`), robots: 'none' as const },
  };
}

/** Exchanges them; sent twice it happens once. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const page = pageContext(context);
  const { services, language } = page;
  const { order } = await parseRebooking(page, params);
  const form = await readForm(FORM, request);
  const asked = form.ok ? rebookingRequestOf(form.value) : null;
  if (!form.ok || !asked) throw new Response(null, { status: 400, statusText: 'Bad Request' });
  const { rebooking } = services.ticketing;
  if (!rebooking) throw notFound();
  const done = await rebooking.rebook(
    order.secret,
    { ...asked, asCredit: form.value.back === 'credit' },
    await buyerOf(request, page),
  );
  if (done.ok) return replace(`${orderPath(order, language)}&rebooked=yes`, { status: 303 });
  const query = queryAfter(done.error, form.value);
  query.set('back', form.value.back);
  return outcome.answer(context, { error: done.error, query }, { status: CONFLICT });
}

async function parseRebooking(
  { services }: PageContext,
  params: Route.LoaderArgs['params'],
): Promise<{ order: Order; position: number }> {
  const position = parseId(params.position);
  const order = position === null ? null : await services.ticketing.order(params.secret);
  if (!order || position === null || order.isTest) throw notFound();
  return { order, position };
}

const notFound = () => new Response(null, { status: 404, statusText: 'Not Found' });

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.meta, matches);

export default function RebookRoute({ loaderData: { html } }: Route.ComponentProps) {
  return <StaticPart name={PART} html={html} />;
}
