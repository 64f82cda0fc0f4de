import { pageContext } from '#app/page-context.server.ts';
import { findOrderOfVoucher, voucherPdf } from '#features/gift-vouchers/index.server.ts';
import { shopOf } from '#features/webshop/index.ts';
import { TooBusyError } from '#platform/bounded-work.server.ts';
import type { Route } from './+types/voucher-pdf.ts';

const tooBusy = () =>
  new Response(null, { status: 503, statusText: 'Service Unavailable', headers: { 'retry-after': '2' } });
const notFound = () => new Response(null, { status: 404, statusText: 'Not Found' });

/** A gift voucher as a PDF, by a link of its own that tells nothing of its order. There is none before it is paid, nor when it is cancelled. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const page = pageContext(context);
  const { services, url } = page;
  page.scope.keepPrivate();
  const secret = await findOrderOfVoucher(services.db, params.secret);
  const order = secret === null ? null : await services.ticketing.order(secret);
  if (!order?.voucher || order.isTest !== (shopOf(url.pathname) === 'testshop')) throw notFound();
  const { voucher } = order;
  const pdf = await voucherPdf(services, { ...order, voucher }).catch((error: unknown) => {
    if (error instanceof TooBusyError) throw tooBusy();
    throw error;
  });
  if (!pdf) throw notFound();
  return new Response(pdf, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="voucher.pdf"',
      'cache-control': 'private, no-store',
    },
  });
}
