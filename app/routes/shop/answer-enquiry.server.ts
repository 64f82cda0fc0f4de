import { msg } from '@lingui/core/macro';
import type { PageContext } from '#app/page-context.server.ts';
import {
  normalizeRecipient,
  recipientFaults,
  recipientOf,
} from '#features/box-office/ticketing/index.server.ts';
import type { RecipientDraft } from '#features/box-office/ticketing/index.ts';
import { acceptEnquiry, withdrawEnquiry } from '#features/shop/desk/index.server.ts';
import type { EnquiryAnswer } from '#features/shop/orders/enquiry/screens/enquiry-screen.tsx';
import { i18nFor } from '#lib/i18n.ts';
import type { Language } from '#lib/localized.ts';
import { recipientMessages } from './recipient-messages.server.ts';

type Form = RecipientDraft & { do: string; agreedCents: string };

/** Orders or withdraws an enquiry by its link; `null` when that is done, else why it is not. */
export async function answerEnquiry(
  { services, language }: PageContext,
  secret: string,
  { do: action, agreedCents, ...typed }: Form,
): Promise<EnquiryAnswer | null> {
  const order = await services.ticketing.order(secret);
  if (!order || order.enquiredAt === null) throw new Response(null, { status: 404, statusText: 'Not Found' });
  const { organisation, street, postalCode, city, leitwegId, reference } = typed;
  const recipient = normalizeRecipient({ organisation, street, postalCode, city, leitwegId, reference });
  if (action === 'withdraw') {
    const done = await withdrawEnquiry(services, order.number);
    return done.ok ? null : { recipient, errors: { form: refusal(done.error.code, language) } };
  }
  const errors = recipientMessages(recipientFaults(recipient, order.due.totalCents), language);
  if (Object.keys(errors).length > 0) return { recipient, errors };
  const done = await acceptEnquiry(services, order.number, {
    agreedCents: Number(agreedCents),
    invoiceRecipient: recipientOf(recipient),
  });
  return done.ok ? null : { recipient, errors: { form: refusal(done.error.code, language) } };
}

/** Why an enquiry was neither ordered nor withdrawn. */
function refusal(code: string, language: Language): string {
  const i18n = i18nFor(language);
  switch (code) {
    case 'NO_ACTIVE_RESERVATION':
      return i18n._(msg`Nothing was ordered: the places aren’t held for you any more.`);
    case 'SALE_CLOSED':
      return i18n._(msg`Nothing was ordered: this date doesn’t take place as planned.`);
    case 'CART_CHANGED':
      return i18n._(msg`The total has changed. Nothing was ordered: check it, then order.`);
    case 'CANCELLATION_CLOSED':
      return i18n._(msg`It’s ordered already, and can’t be withdrawn here any more. Call us.`);
    default:
      return i18n._(msg`That didn’t work, and nothing was ordered. Try again.`);
  }
}
