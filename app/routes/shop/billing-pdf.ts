import { pageContext } from '#app/page-context.server.ts';
import { billingResponse } from '#features/box-office/sale-documents/index.server.ts';
import type { Route } from './+types/billing-pdf.ts';
import { inPdfSlot } from './pdf-slots.server.ts';

/** Invoice or cancellation document of an order, by the link of the order. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { services, scope, language, clientIp } = pageContext(context);
  scope.markPrivate();
  const order = await services.ticketing.order(params.secret);
  if (!order) throw new Response(null, { status: 404, statusText: 'Not Found' });
  return inPdfSlot(clientIp, () => billingResponse(services, order, { file: params.file, language }));
}
