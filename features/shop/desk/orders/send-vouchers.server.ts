import { findVouchersToSend, giftEmail, markVoucherSent } from '#features/box-office/credit/index.server.ts';
import { voucherPdfPath } from '#features/box-office/credit/index.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import { findSettings } from '#features/core/settings/index.server.ts';
import { succeed } from '#lib/result.ts';
import { dayOf } from '#lib/venue-time.ts';
import { linkOrigin } from '#platform/config.server.ts';
import type { DatabaseClock } from '#platform/database/database-clock.server.ts';
import { writeEmail } from '#platform/mail/outgoing-emails.server.ts';
import { changeOrder, type OrderDeskServices } from './change-order.server.ts';

const AT_ONCE = 50;
const ACTOR = { system: 'gift vouchers' };

/** Reads whether a gift voucher is to be sent today. */
export async function hasVouchersToSend({
  db,
  databaseClock,
}: Pick<OrderDeskServices, 'db'> & { databaseClock: DatabaseClock }): Promise<boolean> {
  return (await findVouchersToSend(db, dayOf(await databaseClock(db)), 1)).length > 0;
}

/**
 * Sends gift vouchers to their recipients, each once, on the chosen day (docs/product/gift-vouchers.md#sending); returns how
 * many. Each is checked again behind the lock of its order: one cancelled at that moment is not sent.
 */
export async function sendVouchers(
  services: OrderDeskServices & { databaseClock: DatabaseClock },
): Promise<number> {
  const now = await services.databaseClock(services.db);
  const numbers = await findVouchersToSend(services.db, dayOf(now), AT_ONCE);
  for (const number of numbers)
    await changeOrder(services, ACTOR, { number, permission: 'sell' }, async ({ trx, order, now: at }) => {
      const { voucher, language, customer } = order;
      if (!voucher?.issued || voucher.issued.isRedeemed || voucher.recipientEmail === null)
        return succeed(null);
      if (!(await markVoucherSent(trx, voucher.secret, at))) return succeed(null);
      const { siteName, seller } = await findSettings(trx);
      const origin = linkOrigin(services.config);
      const letter = giftEmail(
        { language, voucher },
        {
          from: `${customer.firstName} ${customer.lastName}`.trim(),
          pdfLink: origin + voucherPdfPath({ secret: voucher.secret, isTest: false }),
          redeemLink: origin + pathTo('credit', language),
          site: siteName,
          address: seller ? [seller.street, `${seller.postalCode} ${seller.city}`] : [],
        },
      );
      await writeEmail(trx, { to: voucher.recipientEmail, about: order.number, ...letter }, at);
      return succeed({ news: null, auditDetails: { voucher_sent_at: at } });
    });
  return numbers.length;
}
