import { inLanguage } from '#lib/i18n.ts';
import type { Language } from '#lib/localized.ts';
import { msg } from '#lib/message.ts';
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
  till: (amount: string) =>
    msg`We owe you ${{ amount }}. Collect it in cash from the box office or have it by bank transfer: just give us your order number.`,
  online: (amount: string) =>
    msg`We’re refunding ${{ amount }} the way you paid. We’ll send the money tomorrow, and there’s nothing you need to do.`,
  held: (amount: string) =>
    msg`You’d get ${{ amount }} back, but the payment is being disputed with your bank. Until that’s decided, we can’t refund anything. What you get back depends on the bank’s decision.`,
  onlineAndTill: (amount: string, online: string, till: string) =>
    msg`We owe you ${{ amount }}: ${{ online }} goes back the way you paid, and you can have ${{ till }} in cash from the box office or by bank transfer. We’ll send the first tomorrow. For the second, give us your order number.`,
};

/** How money that is owed comes back, as emails say it; `null` where nothing is owed. */
export function refundSentences(split: RefundSplit, language: Language): string | null {
  const { onlineCents, tillCents, heldCents } = split;
  const words = inLanguage(WORDS, language);
  if (heldCents > 0) return words.held(formatPrice(heldCents));
  const amount = formatPrice(onlineCents + tillCents);
  if (onlineCents + tillCents === 0) return null;
  if (onlineCents === 0) return words.till(amount);
  if (tillCents === 0) return words.online(amount);
  return words.onlineAndTill(amount, formatPrice(onlineCents), formatPrice(tillCents));
}
