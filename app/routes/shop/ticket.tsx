import { msg } from '@lingui/core/macro';
import { staticPart } from '#app/document/static-part.server.tsx';
import { pageContext } from '#app/page-context.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import { hasTickets } from '#features/box-office/ticketing/index.ts';
import { shopOf } from '#features/shop/cart/index.ts';
import { findTicketMessage } from '#features/shop/desk/index.server.ts';
import { findTicketView } from '#features/shop/orders/index.server.ts';
import { TicketScreen } from '#features/shop/orders/screens/ticket-screen.tsx';
import { i18nFor } from '#lib/i18n.ts';
import { parseId } from '#lib/query-parameters.ts';
import { StaticPart } from '#ui/static-part.tsx';
import type { Route } from './+types/ticket.ts';
import { redirectToOrder } from './redirect-to-order.server.ts';

const TICKET = 'ticket';

/** One ticket of an order by its link. Until the order has tickets it leads to the order. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const page = pageContext(context);
  const { services, language, url } = page;
  page.scope.markPrivate();
  const position = parseId(params.position);
  const order = position === null ? null : await services.ticketing.order(params.secret);
  if (!order || position === null) throw notFound();
  if (!hasTickets(order) || order.isTest !== (shopOf(url.pathname) === 'testshop'))
    throw redirectToOrder(page, order);
  const ticket = await findTicketView(services, order, { position, language });
  if (!ticket) throw notFound();
  const message = await findTicketMessage(services, ticket.jetId, language);
  return {
    html: staticPart(page, TICKET, <TicketScreen ticket={ticket} message={message} />),
    meta: { title: `${i18nFor(language)._(msg`Ticket`)} ${ticket.name}`, robots: 'none' as const },
  };
}

const notFound = () => new Response(null, { status: 404, statusText: 'Not Found' });

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.meta, matches);

export default function TicketRoute({ loaderData: { html } }: Route.ComponentProps) {
  return (
    <main id="main" tabIndex={-1}>
      <StaticPart name={TICKET} html={html} />
    </main>
  );
}
