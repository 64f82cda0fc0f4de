import { type VoucherNews, voucherEmail } from '#features/box-office/credit/index.server.ts';
import { voucherPdfPath } from '#features/box-office/credit/index.ts';
import {
  type Order,
  type OrderNews,
  type OrderVoucher,
  openCents,
  refundSplit,
} from '#features/box-office/ticketing/index.ts';
import { findSettings } from '#features/core/settings/index.server.ts';
import type { Trx } from '#features/database.server.ts';
import { writeEmail } from '#platform/mail/outgoing-emails.server.ts';
import { orderPath } from './order-paths.ts';

/** Writes the email about an order of a gift voucher, within the transaction of its news. */
export async function writeVoucherEmail(
  trx: Trx,
  order: Order & { voucher: OrderVoucher },
  { kind, at, receivedCents = 0 }: OrderNews,
  linkOrigin: string,
): Promise<void> {
  const news = newsOf(order, kind);
  if (news === null) return;
  const { siteName, seller } = await findSettings(trx);
  const { voucher, isTest } = order;
  const letter = voucherEmail(order, {
    kind: news,
    split: refundSplit(order, -openCents(order)),
    received: { cents: receivedCents, openCents: openCents(order) },
    link: linkOrigin + orderPath(order, order.language),
    pdfLink: linkOrigin + voucherPdfPath({ secret: voucher.secret, isTest }),
    site: siteName,
    address: seller ? [seller.street, `${seller.postalCode} ${seller.city}`] : [],
  });
  await writeEmail(trx, { to: order.customer.email, about: order.number, ...letter }, at);
}

/** `null` for events of tickets alone. */
function newsOf({ voucher }: { voucher: OrderVoucher }, kind: OrderNews['kind']): VoucherNews | null {
  switch (kind) {
    case 'placed':
      return voucher.issued ? 'placed' : 'to-pay';
    case 'paid':
    case 'received':
    case 'refunded':
    case 'refund-failed':
    case 'resent':
    case 'not-paid':
    case 'withdrawn':
      return kind;
    case 'cancelled-by-house':
      return 'cancelled';
    default:
      return null;
  }
}
