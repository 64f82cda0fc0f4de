import type { ReturnedPayment } from '#features/box-office/holds/index.server.ts';
import { findSettings } from '#features/core/settings/index.server.ts';
import type { Trx } from '#features/database.server.ts';
import { writeEmail } from '#platform/mail/outgoing-emails.server.ts';
import { returnedPaymentEmail } from './returned-payment-email.ts';

/** Writes the email that money comes back, within the transaction that decides it. */
export async function writeReturnedPaymentEmail(trx: Trx, payment: ReturnedPayment): Promise<void> {
  const { siteName } = await findSettings(trx);
  const email = returnedPaymentEmail(payment, siteName);
  await writeEmail(trx, { to: payment.request.customer.email, ...email }, payment.at);
}
