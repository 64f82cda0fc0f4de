import type { ReturnedPayment } from '#features/box-office/holds/index.server.ts';
import type { Language } from '#lib/localized.ts';
import { formatPrice } from '#lib/money.ts';
import { renderEmail } from '#platform/mail/render-email.ts';

const WORDS = {
  de: {
    subject: 'Deine Zahlung kommt zurück',
    tickets: (amount: string) =>
      `deine Zahlung über ${amount} kam an, als wir dir die Tickets nicht mehr verkaufen konnten: Die Plätze waren schon an andere gegangen, der Termin ist abgesagt, oder der Warenkorb hatte sich geändert. Du hast keine Tickets gekauft, und ${amount} gehen auf dem Weg zurück, auf dem du bezahlt hast. Das kann ein paar Tage dauern.`,
    voucher: (amount: string) =>
      `deine Zahlung über ${amount} kam an, aber sie war nicht die, um die wir dich für den Gutschein gebeten hatten. Du hast keinen Gutschein gekauft, und ${amount} gehen auf dem Weg zurück, auf dem du bezahlt hast. Das kann ein paar Tage dauern.`,
    pass: (amount: string) =>
      `deine Zahlung über ${amount} kam an, aber sie war nicht die, um die wir dich für das Abo gebeten hatten. Du hast kein Abo gekauft, und ${amount} gehen auf dem Weg zurück, auf dem du bezahlt hast. Das kann ein paar Tage dauern.`,
    hello: 'Hallo,',
    bye: 'Bis bald',
  },
  en: {
    subject: 'Your payment is coming back',
    tickets: (amount: string) =>
      `Your payment of ${amount} arrived after we could no longer sell you the tickets: the seats had gone to someone else, the date was cancelled, or the cart had changed. You haven’t bought any tickets, and we’re sending ${amount} back the way you paid. This can take a few days.`,
    voucher: (amount: string) =>
      `Your payment of ${amount} arrived, but it didn’t match what we’d asked you to pay for the gift voucher. You haven’t bought a gift voucher, and we’re sending ${amount} back the way you paid. This can take a few days.`,
    pass: (amount: string) =>
      `Your payment of ${amount} arrived, but it didn’t match what we’d asked you to pay for the pass. You haven’t bought a pass, and we’re sending ${amount} back the way you paid. This can take a few days.`,
    hello: 'Hello,',
    bye: 'See you soon',
  },
} as const satisfies Record<Language, unknown>;

/** The email about a payment for sold-out tickets. It names nobody, like those about orders. */
export function returnedPaymentEmail(
  { request, cents }: Pick<ReturnedPayment, 'request' | 'cents'>,
  site: string,
): { subject: string; text: string; html: string } {
  const { language } = request;
  const words = WORDS[language];
  const what = request.voucher ? 'voucher' : request.pass ? 'pass' : 'tickets';
  const paragraphs = [words.hello, words[what](formatPrice(cents)), `${words.bye}\n${site}`];
  return renderEmail({
    ...{ language, site, subject: words.subject, heading: words.subject },
    blocks: paragraphs.map((text) => ({ kind: 'text', text })),
  });
}
