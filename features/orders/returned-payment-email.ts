import type { ReturnedPayment } from '#features/ticketing/index.server.ts';
import type { Language } from '#lib/localized.ts';
import { formatPrice } from '#lib/money.ts';
import { letterEmail } from '#platform/mail/letter-email.ts';

const WORDS = {
  de: {
    subject: 'Deine Zahlung kommt zurück',
    text: (amount: string) =>
      `deine Zahlung über ${amount} kam an, als wir dir die Tickets nicht mehr verkaufen konnten: Die Plätze waren schon an andere gegangen, der Termin ist abgesagt, oder der Warenkorb hatte sich geändert. Du hast keine Tickets gekauft, und ${amount} gehen auf dem Weg zurück, auf dem du bezahlt hast. Das kann ein paar Tage dauern.`,
    hello: 'Hallo,',
    bye: 'Bis bald',
  },
  en: {
    subject: 'Your payment comes back',
    text: (amount: string) =>
      `your payment of ${amount} arrived when we could not sell you the tickets any more: others had got the seats, the event was cancelled, or the cart had changed. You have bought no tickets, and ${amount} go back the way you paid. It can take a few days.`,
    hello: 'Hello,',
    bye: 'See you soon',
  },
} as const satisfies Record<Language, unknown>;

/** The email about money that came in for what could not be sold any more. It names nobody, as those about orders. */
export function returnedPaymentEmail(
  { request: { language }, cents }: Pick<ReturnedPayment, 'request' | 'cents'>,
  site: string,
): { subject: string; text: string; html: string } {
  const words = WORDS[language];
  const paragraphs = [words.hello, words.text(formatPrice(cents)), `${words.bye}\n${site}`];
  return letterEmail({
    ...{ language, site, subject: words.subject, heading: words.subject },
    blocks: paragraphs.map((text) => ({ kind: 'text', text })),
  });
}
