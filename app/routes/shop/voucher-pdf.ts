import { pageContext } from '#app/page-context.server.ts';
import { findOrderOfVoucher, voucherPdf } from '#features/box-office/credit/index.server.ts';
import { shopOf } from '#features/shop/cart/index.ts';
import type { Route } from './+types/voucher-pdf.ts';
import { inPdfSlot } from './pdf-slots.server.ts';

const notFound = () => new Response(null, { status: 404, statusText: 'Not Found' });

/**
 * A gift voucher as a PDF, by its own link that tells nothing of its order. There is none before it is paid, nor when it is
 * cancelled.
 */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const page = pageContext(context);
  const { services, url } = page;
  page.scope.markPrivate();
  const secret = await findOrderOfVoucher(services.db, params.secret);
  const order = secret === null ? null : await services.ticketing.order(secret);
  if (!order?.voucher || order.isTest !== (shopOf(url.pathname) === 'testshop')) throw notFound();
  const { voucher } = order;
  return inPdfSlot(page.clientIp, async () => {
    const pdf = await voucherPdf(services, { ...order, voucher });
    if (!pdf) throw notFound();
    return new Response(pdf, {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': 'inline; filename="voucher.pdf"',
        'cache-control': 'private, no-store',
      },
    });
  });
}
