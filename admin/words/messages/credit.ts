import type { Both } from '../both.ts';

/** Admin texts for credit. */
export const creditWords = {
  credit: ['Guthaben', 'Credit'],
  credit_of: ['Guthaben: %{amount}', 'Credit: %{amount}'],
  credit_put_aside: [
    'Davon sind %{amount} für einen Warenkorb zurückgelegt, der gerade bezahlt wird.',
    '%{amount} of it is reserved for a cart that’s being paid for.',
  ],
  credit_changes_by: [
    'Es ändert sich durch Bestellungen, Rückzahlungen und eingelöste Gutscheine, nie von Hand.',
    'Orders, refunds and redeemed vouchers change it. It’s never changed by hand.',
  ],
  credit_entries: ['Bewegungen', 'Transactions'],
  credit_latest: ['Die letzten %{shown} von %{count}.', 'Latest %{shown} of %{count}.'],
  credit_reason: ['Wofür', 'For'],
  credit_balance: ['Stand danach', 'Balance after'],
  credit_payment: ['Bestellung bezahlt', 'order paid'],
  credit_refund: ['Geld zurück als Guthaben', 'refunded as credit'],
  'credit_gift-voucher': ['Gutschein eingelöst', 'gift voucher redeemed'],
} as const satisfies Record<string, Both>;
