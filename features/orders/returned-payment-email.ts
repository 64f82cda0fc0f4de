import type { ReturnedPayment } from '#features/ticketing/index.server.ts';
import type { Language } from '#lib/localized.ts';
import { formatPrice } from '#lib/money.ts';
import { letterEmail } from '#platform/mail/letter-email.ts';

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
    subject: 'Your payment comes back',
    tickets: (amount: string) =>
      `your payment of ${amount} arrived when we could not sell you the tickets any more: others had got the seats, the event was cancelled, or the cart had changed. You have bought no tickets, and ${amount} go back the way you paid. It can take a few days.`,
    voucher: (amount: string) =>
      `your payment of ${amount} arrived, but it was not the one we had asked you for to buy the gift voucher. You have bought no gift voucher, and ${amount} go back the way you paid. It can take a few days.`,
    pass: (amount: string) =>
      `your payment of ${amount} arrived, but it was not the one we had asked you for to buy the pass. You have bought no pass, and ${amount} go back the way you paid. It can take a few days.`,
    hello: 'Hello,',
    bye: 'See you soon',
  },
} as const satisfies Record<Language, unknown>;

/** The email about money that came in for what could not be sold any more. It names nobody, as those about orders. */
export function returnedPaymentEmail(
  { request, cents }: Pick<ReturnedPayment, 'request' | 'cents'>,
  site: string,
): { subject: string; text: string; html: string } {
  const { language } = request;
  const words = WORDS[language];
  const what = request.voucher ? 'voucher' : request.pass ? 'pass' : 'tickets';
  const paragraphs = [words.hello, words[what](formatPrice(cents)), `${words.bye}\n${site}`];
  return letterEmail({
    ...{ language, site, subject: words.subject, heading: words.subject },
    blocks: paragraphs.map((text) => ({ kind: 'text', text })),
  });
}
