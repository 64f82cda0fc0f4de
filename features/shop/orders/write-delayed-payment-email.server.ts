import type { DelayedPayment } from '#features/box-office/holds/index.server.ts';
import { paymentPath } from '#features/box-office/payments/index.server.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import { findSettings } from '#features/core/settings/index.server.ts';
import type { Trx } from '#features/database.server.ts';
import { writeEmail } from '#platform/mail/outgoing-emails.server.ts';
import { delayedPaymentEmail } from './delayed-payment-email.ts';

/** Writes the email that a bank has yet to confirm a payment, or refused it, within the transaction that notes it. */
export async function writeDelayedPaymentEmail(
  trx: Trx,
  payment: DelayedPayment,
  origin: string,
): Promise<void> {
  const { request, secret, news, at } = payment;
  const { siteName } = await findSettings(trx);
  const { language, isTest } = request;
  const path = news === 'failed' ? pathTo('calendar', language) : paymentPath({ secret, isTest }, language);
  const email = delayedPaymentEmail(payment, { site: siteName, link: origin + path });
  await writeEmail(trx, { to: request.customer.email, ...email }, at);
}
