import { bankTransfer } from '#features/box-office/sale-documents/index.server.ts';
import { type Order, type OrderNews, payableOnlineCents } from '#features/box-office/ticketing/index.ts';
import { findSettings } from '#features/core/settings/index.server.ts';
import type { Trx } from '#features/database.server.ts';
import { type Config, linkOrigin } from '#platform/config.server.ts';
import { writeEmail } from '#platform/mail/outgoing-emails.server.ts';
import { orderEmail } from './order-email.ts';
import { orderPath, ticketsPdfPath } from './order-paths.ts';
import { walletPathsOf } from './wallet-paths.ts';
import { writePassEmail } from './write-pass-email.server.ts';
import { writeVoucherEmail } from './write-voucher-email.server.ts';

/**
 * Writes the email about an order within the transaction of its news: there is none without the other. Orders sold at the
 * counter may have no address, and nobody is written to about them.
 */
export async function writeOrderEmail(
  trx: Trx,
  order: Order,
  news: OrderNews,
  config: Parameters<typeof linkOrigin>[0] & Pick<Config, 'wallet' | 'stripe' | 'shopUrl'>,
): Promise<void> {
  if (order.customer.email === '') return;
  const { kind, at, jetId, room, creditCents = 0, receivedCents = 0 } = news;
  const origin = linkOrigin(config);
  const { voucher, pass } = order;
  if (pass) return writePassEmail(trx, { ...order, pass }, news, origin);
  if (voucher) return writeVoucherEmail(trx, { ...order, voucher }, news, origin);
  // Skips changes that concern gift vouchers and passes alone.
  if (kind === 'withdrawn' || kind === 'pass-prolonged') return;
  const { siteName, seller } = await findSettings(trx);
  const link = origin + orderPath(order, order.language);
  const pdfLink = origin + ticketsPdfPath(order);
  const email = orderEmail(order, {
    site: siteName,
    address: seller ? [seller.street, `${seller.postalCode} ${seller.city}`] : [],
    // The email is written before the order's invoice has its number.
    transfer: seller && bankTransfer(order, { seller, invoice: null, language: order.language }),
    link,
    pdfLink,
    isPayableOnline:
      config.stripe.sale !== null &&
      config.shopUrl === undefined &&
      payableOnlineCents(order, { now: at, isTransferOffered: Boolean(seller?.iban) }) > 0,
    wallet: walletLinks(order, config.wallet, origin),
    kind,
    at,
    creditCents,
    receivedCents,
    ...(jetId === undefined ? {} : { jetId }),
    ...(room === undefined ? {} : { room }),
  });
  await writeEmail(trx, { to: order.customer.email, about: order.number, ...email }, at);
}

/**
 * Returns the links that add the tickets to the wallet of a phone; of several, Google takes one at a time, which the
 * order page links to.
 */
function walletLinks(
  order: Order,
  { apple, google }: Config['wallet'],
  origin: string,
): { apple: string | null; google: string | null } {
  const paths = walletPathsOf(order, { apple: apple !== null, google: google !== null });
  const [one, ...others] = paths?.google ?? [];
  const googlePath =
    one === undefined ? null : others.length === 0 ? one.path : `${orderPath(order, order.language)}#wallet`;
  return {
    apple: paths?.apple ? origin + paths.apple : null,
    google: googlePath === null ? null : origin + googlePath,
  };
}
