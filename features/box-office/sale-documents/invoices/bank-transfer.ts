import { type Order, openForCustomer } from '#features/box-office/ticketing/index.ts';
import type { Seller } from '#features/core/settings/index.ts';
import { giroCode } from '#lib/giro-code.ts';
import { inLanguage } from '#lib/i18n.ts';
import { formatIban } from '#lib/iban.ts';
import type { Language } from '#lib/localized.ts';
import { formatAmount } from '#lib/money.ts';
import { siteCurrencyCode } from '#lib/site-formats.ts';
import { INVOICE_WORDS } from './invoice-words.ts';

/** Bank transfer for the amount open on an invoice. */
export interface BankTransfer {
  /** Payee, account, amount and remittance by their names, in reading order. */
  rows: [name: string, value: string][];
  /** The same for a QR code that banking apps read. */
  code: string;
}

/**
 * Returns the bank transfer that settles an order on account, or the rest of a partial payment
 * (docs/product/checkout.md#invoices); `null` where nothing is open, the seller has no account, or the venue does not sell
 * in euros. `invoice`: number of the invoice it is paid by; `null` before one is issued.
 */
export function bankTransfer(
  order: Order,
  { seller, invoice, language }: { seller: Seller; invoice: string | null; language: Language },
): BankTransfer | null {
  const cents = openForCustomer(order);
  const { iban, bic, name } = seller;
  const isInEuros = siteCurrencyCode() === 'EUR';
  if (order.paymentMethod !== 'on-account' || order.isTest || !iban || !isInEuros) return null;
  const remittance = invoice === null ? order.number : `${invoice} ${order.number}`;
  const code = giroCode({ name, iban, bic, cents, remittance });
  if (code === null) return null;
  const words = inLanguage(INVOICE_WORDS, language).bank;
  return {
    rows: [
      [words.payee, name],
      ['IBAN', formatIban(iban)],
      ...(bic === null ? [] : [['BIC', bic] as [string, string]]),
      [words.amount, formatAmount(cents)],
      [words.remittance, remittance],
    ],
    code,
  };
}
