import { pageContext } from '#app/page-context.server.ts';
import { findOrderByNumber } from '#features/box-office/order-store/index.server.ts';
import { billingResponse } from '#features/box-office/sale-documents/index.server.ts';
import type { Route } from './+types/billing-pdf.ts';
import { requireStaff } from './hub-page.server.tsx';

/** The invoice of an order or what answers it, for the desk. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  await requireStaff(args, 'sell');
  const { services, language } = pageContext(args.context);
  const order = await findOrderByNumber(services.db, args.params.number);
  if (!order) throw new Response(null, { status: 404, statusText: 'Not Found' });
  return billingResponse(services, order, { file: args.params.file, language });
}
