import type { MessageDescriptor } from '@lingui/core';
import type { PaymentMeans } from '#features/box-office/ticketing/index.ts';
import { msg } from '#lib/message.ts';

/** Texts of invoices and of the documents that answer them. */
export const INVOICE_WORDS = {
  invoice: (number: string) => msg`Invoice ${{ number }}`,
  cancellation: (number: string) => msg`Cancellation invoice ${{ number }}`,
  issued: msg({ message: 'Date', context: 'email' }),
  order: msg`Order`,
  ordered: msg`Ordered on`,
  reference: msg`Order reference`,
  answers: msg`Cancels items on invoice`,
  lines: {
    what: msg({ message: 'Description', context: 'email' }),
    quantity: msg`Quantity`,
    each: msg`Unit price`,
    sum: msg`Amount`,
  },
  tickets: msg`Admission`,
  total: msg({ message: 'Total', context: 'invoice' }),
  credited: msg`Credited`,
  vat: {
    rate: msg`VAT rate`,
    net: msg`Net`,
    vat: msg`VAT`,
    gross: msg`Gross`,
    exempt: msg`exempt`,
  },
  payments: (day: string) => msg`Payments as of ${{ day }}`,
  paymentsOfOrder: (number: string, day: string) =>
    msg`All invoices for order ${{ number }}: payments as of ${{ day }}`,
  came: (day: string, means: string, reference: string) =>
    msg`${{ day }}, ${{ means }}, receipt ${{ reference }}`,
  back: (day: string, means: string, reference: string) =>
    msg`${{ day }}, refunded, ${{ means }}, receipt ${{ reference }}`,
  open: (amount: string) => msg`Amount due: ${{ amount }}`,
  settled: msg`Paid in full.`,
  owed: (amount: string) => msg`Refund due to you: ${{ amount }}`,
  transfer: (number: string) => msg`Please pay by bank transfer before your visit, quoting ${{ number }}.`,
  scan: msg`Scan to pay with your banking app`,
  code: msg`QR code with the details of this bank transfer`,
  bank: {
    payee: msg`Payee`,
    amount: msg`Amount`,
    remittance: msg`Reference`,
  },
  beforeVisit: msg`Please pay by bank transfer before your visit.`,
  returned: msg`We’ll offset this amount against the invoice, or refund it.`,
  vatId: msg({ message: 'VAT ID', context: 'email' }),
  taxNumber: msg`Tax number`,
  means: {
    cash: msg`cash`,
    card: msg`card`,
    transfer: msg`bank transfer`,
    'set-off': msg`offset`,
    online: msg`online`,
    credit: msg`credit`,
  },
} satisfies { means: Record<PaymentMeans, MessageDescriptor> } & Record<string, unknown>;
