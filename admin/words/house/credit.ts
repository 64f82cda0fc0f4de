import type { Both } from '../both.ts';

/** What the admin area says of credit. */
export const creditWords = {
  credit: ['Guthaben', 'Credit'],
  credit_of: ['Guthaben: %{amount}', 'Credit: %{amount}'],
  credit_put_aside: [
    'Davon sind %{amount} für einen Warenkorb zurückgelegt, der gerade bezahlt wird.',
    '%{amount} of it are put aside for a cart that is being paid.',
  ],
  credit_changes_by: [
    'Es ändert sich durch Bestellungen, Rückzahlungen und eingelöste Gutscheine, nie von Hand.',
    'It changes by orders, refunds and vouchers that are redeemed, never by hand.',
  ],
  credit_entries: ['Bewegungen', 'Changes'],
  credit_latest: ['Die letzten %{shown} von %{count}.', 'The latest %{shown} of %{count}.'],
  credit_reason: ['Wofür', 'What for'],
  credit_balance: ['Stand danach', 'Balance after it'],
  credit_payment: ['Bestellung bezahlt', 'order paid'],
  credit_refund: ['Geld zurück als Guthaben', 'money back as credit'],
  'credit_gift-voucher': ['Gutschein eingelöst', 'gift voucher redeemed'],
} as const satisfies Record<string, Both>;
