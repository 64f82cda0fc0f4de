import { cleanLine } from '#lib/clean-text.ts';
import { isLeitwegId } from '#lib/leitweg-id.ts';
import type { PaymentMethod } from './payment-methods.ts';

/** Recipient of an invoice, where more than the customer's name is needed (docs/product/checkout.md#invoices). */
export interface InvoiceRecipient {
  /** A school, an authority, a company; empty where the customer is the recipient. */
  organisation: string;
  street: string;
  postalCode: string;
  city: string;
  /** The number an authority is sent invoices by; `null` where it has none. */
  leitwegId: string | null;
  /** The recipient's own reference for the order. */
  reference: string | null;
}

/** Invoice recipient as typed. */
export type RecipientDraft = Record<keyof InvoiceRecipient, string>;
export type RecipientFault = 'REQUIRED' | 'TOO_LONG' | 'INVALID_LEITWEG_ID';
export type RecipientFaults = Partial<Record<keyof InvoiceRecipient, RecipientFault>>;

export const NO_RECIPIENT: RecipientDraft = {
  ...{ organisation: '', street: '', postalCode: '', city: '' },
  ...{ leitwegId: '', reference: '' },
};
/** Above it an invoice has to say where who gets it lives (§ 33 UStDV). */
export const SMALL_INVOICE_CENTS = 25_000;

const AT_MOST: Record<keyof InvoiceRecipient, number> = {
  ...{ organisation: 120, street: 120, postalCode: 20, city: 80 },
  ...{ leitwegId: 46, reference: 60 },
};

/** Normalizes for storage: each field in one line, the number of an authority in capitals without spaces. */
export function normalizeRecipient(draft: RecipientDraft): RecipientDraft {
  const normalized = Object.fromEntries(
    Object.entries(draft).map(([field, typed]) => [field, cleanLine(typed)]),
  ) as RecipientDraft;
  return { ...normalized, leitwegId: normalized.leitwegId.replaceAll(' ', '').toUpperCase() };
}

/**
 * Returns the missing or invalid fields for an invoice of the given amount in cents. A small invoice addressed to the
 * customer needs none of them.
 */
export function recipientFaults(draft: RecipientDraft, totalCents: number): RecipientFaults {
  const faults: RecipientFaults = {};
  const isFilled = Object.values(draft).some((value) => value !== '');
  if (isFilled || totalCents > SMALL_INVOICE_CENTS)
    for (const field of ['street', 'postalCode', 'city'] as const)
      if (draft[field] === '') faults[field] = 'REQUIRED';
  if (draft.leitwegId !== '' && draft.organisation === '') faults.organisation = 'REQUIRED';
  if (draft.leitwegId !== '' && !isLeitwegId(draft.leitwegId)) faults.leitwegId = 'INVALID_LEITWEG_ID';
  for (const field of Object.keys(AT_MOST) as (keyof InvoiceRecipient)[])
    if (draft[field].length > AT_MOST[field]) faults[field] = 'TOO_LONG';
  return faults;
}

/**
 * Errors of an invoice recipient as orders are placed: only orders on account have an invoice
 * (docs/product/checkout.md#invoices).
 */
export function invoiceFaults(
  {
    paymentMethod,
    invoiceRecipient = null,
  }: { paymentMethod: PaymentMethod; invoiceRecipient?: InvoiceRecipient | null },
  totalCents: number,
): RecipientFaults {
  return paymentMethod === 'on-account' ? recipientFaults(recipientDraft(invoiceRecipient), totalCents) : {};
}

/** Returns the fields of the form for a known recipient, or empty ones. */
export function recipientDraft(recipient: InvoiceRecipient | null): RecipientDraft {
  if (recipient === null) return NO_RECIPIENT;
  const { leitwegId, reference, ...address } = recipient;
  return { ...address, leitwegId: leitwegId ?? '', reference: reference ?? '' };
}

/** From a normalized draft; `null` where it is empty. Errors remain in it, for `invoiceFaults` to find. */
export function recipientOf(draft: RecipientDraft): InvoiceRecipient | null {
  if (Object.values(draft).every((value) => value === '')) return null;
  const { leitwegId, reference, ...address } = draft;
  return { ...address, leitwegId: leitwegId || null, reference: reference || null };
}
