import type { ReturnedPayment } from '#features/box-office/holds/index.server.ts';
import { inLanguage } from '#lib/i18n.ts';
import { msg } from '#lib/message.ts';
import { formatPrice } from '#lib/money.ts';
import { renderEmail } from '#platform/mail/render-email.ts';

const WORDS = {
  subject: msg`Your payment is coming back`,
  tickets: (amount: string) =>
    msg`Your payment of ${{ amount }} arrived after we could no longer sell you the tickets: the seats had gone to someone else, the date was cancelled, or the cart had changed. You haven’t bought any tickets, and we’re sending ${{ amount }} back the way you paid. This can take a few days.`,
  voucher: (amount: string) =>
    msg`Your payment of ${{ amount }} arrived, but it didn’t match what we’d asked you to pay for the gift voucher. You haven’t bought a gift voucher, and we’re sending ${{ amount }} back the way you paid. This can take a few days.`,
  pass: (amount: string) =>
    msg`Your payment of ${{ amount }} arrived, but it didn’t match what we’d asked you to pay for the pass. You haven’t bought a pass, and we’re sending ${{ amount }} back the way you paid. This can take a few days.`,
  hello: msg`Hello,`,
  bye: msg`See you soon`,
};

/** The email about a payment for sold-out tickets. It names nobody, like those about orders. */
export function returnedPaymentEmail(
  { request, cents }: Pick<ReturnedPayment, 'request' | 'cents'>,
  site: string,
): { subject: string; text: string; html: string } {
  const { language } = request;
  const words = inLanguage(WORDS, language);
  const what = request.voucher ? 'voucher' : request.pass ? 'pass' : 'tickets';
  const paragraphs = [words.hello, words[what](formatPrice(cents)), `${words.bye}\n${site}`];
  return renderEmail({
    ...{ language, site, subject: words.subject, heading: words.subject },
    blocks: paragraphs.map((text) => ({ kind: 'text', text })),
  });
}
