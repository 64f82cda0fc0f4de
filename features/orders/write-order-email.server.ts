import type { Trx } from '#features/database.server.ts';
import { findSettings } from '#features/settings/index.server.ts';
import type { Order, OrderNews } from '#features/ticketing/index.ts';
import { writeEmail } from '#platform/mail/outgoing-emails.server.ts';
import { orderEmail } from './order-email.ts';
import { orderPath, ticketsPdfPath } from './order-paths.ts';
import { writePassEmail } from './write-pass-email.server.ts';
import { writeVoucherEmail } from './write-voucher-email.server.ts';

/** Writes the email about an order within the transaction of its news: there is none without the other. `linkOrigin`: scheme and host. */
export async function writeOrderEmail(
  trx: Trx,
  order: Order,
  { kind, at, jetId, creditCents = 0 }: OrderNews,
  linkOrigin: string,
): Promise<void> {
  const { voucher, pass } = order;
  if (pass) return writePassEmail(trx, { ...order, pass }, { kind, at }, linkOrigin);
  if (voucher) return writeVoucherEmail(trx, { ...order, voucher }, { kind, at }, linkOrigin);
  const { siteName, seller } = await findSettings(trx);
  const link = linkOrigin + orderPath(order, order.language);
  const pdfLink = linkOrigin + ticketsPdfPath(order);
  const email = orderEmail(order, {
    site: siteName,
    address: seller ? [seller.street, `${seller.postalCode} ${seller.city}`] : [],
    link,
    pdfLink,
    kind,
    creditCents,
    ...(jetId === undefined ? {} : { jetId }),
  });
  await writeEmail(trx, { to: order.customer.email, about: order.number, ...email }, at);
}
