import type { Language } from '#lib/localized.ts';
import { formatPrice } from '#lib/money.ts';

/** Refund of the amount due by method, in cents; the parts add up to it. */
export interface RefundSplit {
  /** Refunded automatically by the original payment method (docs/decisions/0074). */
  onlineCents: number;
  /** In cash, by transfer or as credit, as the venue writes it down. */
  tillCents: number;
  /** Not before the bank has decided about a dispute (docs/decisions/0098). */
  heldCents: number;
}

const WORDS = {
  de: {
    till: (amount: string) =>
      `${amount} bekommst du von uns zurück: bar an der Kasse, oder per Überweisung. Sag uns dafür die Nummer der Bestellung.`,
    online: (amount: string) =>
      `${amount} bekommst du von uns zurück, auf dem Weg, auf dem du bezahlt hast. Morgen schicken wir das Geld los, du brauchst nichts zu tun.`,
    held: (amount: string) =>
      `${amount} wären zurückzugeben, aber die Zahlung ist bei deiner Bank bestritten. Solange das nicht entschieden ist, können wir nichts zurückgeben. Was zurückgeht, hängt von ihrer Entscheidung ab.`,
    onlineAndTill: (amount: string, online: string, till: string) =>
      `${amount} bekommst du von uns zurück: ${online} auf dem Weg, auf dem du bezahlt hast, und ${till} bar an der Kasse oder per Überweisung. Das eine schicken wir morgen los. Für das andere sag uns die Nummer der Bestellung.`,
  },
  en: {
    till: (amount: string) =>
      `We owe you ${amount}. Collect it in cash from the box office or have it by bank transfer: just give us your order number.`,
    online: (amount: string) =>
      `We’re refunding ${amount} the way you paid. We’ll send the money tomorrow, and there’s nothing you need to do.`,
    held: (amount: string) =>
      `You’d get ${amount} back, but the payment is being disputed with your bank. Until that’s decided, we can’t refund anything. What you get back depends on the bank’s decision.`,
    onlineAndTill: (amount: string, online: string, till: string) =>
      `We owe you ${amount}: ${online} goes back the way you paid, and you can have ${till} in cash from the box office or by bank transfer. We’ll send the first tomorrow. For the second, give us your order number.`,
  },
} as const satisfies Record<Language, unknown>;

/** How money that is owed comes back, as emails say it; `null` where nothing is owed. */
export function refundSentences(split: RefundSplit, language: Language): string | null {
  const { onlineCents, tillCents, heldCents } = split;
  const words = WORDS[language];
  if (heldCents > 0) return words.held(formatPrice(heldCents));
  const amount = formatPrice(onlineCents + tillCents);
  if (onlineCents + tillCents === 0) return null;
  if (onlineCents === 0) return words.till(amount);
  if (tillCents === 0) return words.online(amount);
  return words.onlineAndTill(amount, formatPrice(onlineCents), formatPrice(tillCents));
}
