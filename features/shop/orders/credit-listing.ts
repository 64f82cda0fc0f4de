import type { CreditEntry } from '#features/box-office/credit/index.ts';
import type { Language } from '#lib/localized.ts';
import { formatPrice } from '#lib/money.ts';
import { dateOfMonth, dayOf, monthAndYear } from '#lib/venue-time.ts';
import { orderPath } from './order-paths.ts';

/** A change of somebody's credit as their personal area shows it, in one language. */
export interface CreditListing {
  id: number;
  kind: CreditEntry['kind'];
  day: string;
  /** With its sign. */
  amount: string;
  isMore: boolean;
  /** Balance after it. */
  balance: string;
  order: { number: string; path: string } | null;
}

export function toCreditListing(entry: CreditEntry, language: Language): CreditListing {
  const { id, kind, cents, balanceCents, order, at } = entry;
  const day = dayOf(at);
  return {
    id,
    kind,
    day: `${dateOfMonth(day)}${language === 'de' ? '.' : ''} ${monthAndYear(day, language)}`,
    amount: cents > 0 ? `+${formatPrice(cents)}` : formatPrice(cents),
    isMore: cents > 0,
    balance: formatPrice(balanceCents),
    order: order && { number: order.number, path: orderPath({ ...order, isTest: false }, language) },
  };
}
