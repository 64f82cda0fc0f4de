import { type PassNews, passEmail } from '#features/box-office/passes/index.server.ts';
import type { OrderPass } from '#features/box-office/ticketing/index.ts';
import { type Order, type OrderNews, openCents, refundSplit } from '#features/box-office/ticketing/index.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import { findSettings } from '#features/core/settings/index.server.ts';
import type { Trx } from '#features/database.server.ts';
import { writeEmail } from '#platform/mail/outgoing-emails.server.ts';
import { orderPath } from './order-paths.ts';

/** Writes the email about an order of a pass, within the transaction of its news. */
export async function writePassEmail(
  trx: Trx,
  order: Order & { pass: OrderPass },
  { kind, at, receivedCents = 0 }: OrderNews,
  linkOrigin: string,
): Promise<void> {
  const news = newsOf(order, kind);
  if (news === null) return;
  const { siteName, seller } = await findSettings(trx);
  const letter = passEmail(order, {
    kind: news,
    hasAccount: order.customer.userId !== null,
    split: refundSplit(order, -openCents(order)),
    received: { cents: receivedCents, openCents: openCents(order) },
    vatCents: order.due.vat[0]?.vatCents ?? 0,
    link: linkOrigin + orderPath(order, order.language),
    ownLink: linkOrigin + pathTo('passes', order.language),
    site: siteName,
    address: seller ? [seller.street, `${seller.postalCode} ${seller.city}`] : [],
  });
  await writeEmail(trx, { to: order.customer.email, about: order.number, ...letter }, at);
}

/** `null` for events of tickets alone. */
function newsOf(
  { pass, isTest }: { pass: OrderPass; isTest: boolean },
  kind: OrderNews['kind'],
): PassNews | null {
  switch (kind) {
    case 'placed':
      return pass.isPaid || isTest ? 'placed' : 'to-pay';
    case 'paid':
    case 'received':
    case 'refunded':
    case 'refund-failed':
    case 'resent':
    case 'not-paid':
      return kind;
    case 'pass-prolonged':
      return 'prolonged';
    case 'cancelled-by-house':
      return 'cancelled';
    default:
      return null;
  }
}
