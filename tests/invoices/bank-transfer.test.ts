import { afterEach, describe, expect, it } from 'vitest';
import { bankTransfer } from '#features/box-office/sale-documents/index.server.ts';
import { ORDER } from '#features/shop/orders/order.fixture.ts';
import { DEFAULT_FORMATS, setSiteFormats } from '#lib/site-formats.ts';
import { SELLER } from './billing-documents.ts';

const UNPAID = { ...ORDER, paymentMethod: 'on-account' as const };
const BILL = { seller: SELLER, invoice: '2026-000017', language: 'de' as const };

describe('the bank transfer of an order on account', () => {
  afterEach(() => setSiteFormats());

  it.each([
    ['de', 'Empfänger', 'Betrag', 'Verwendungszweck'],
    ['en', 'Payee', 'Amount', 'Reference'],
  ] as const)('names payee, account, amount and remittance in %s', (language, payee, amount, remittance) => {
    expect(bankTransfer(UNPAID, { ...BILL, language })?.rows).toEqual([
      [payee, 'Buntspecht gGmbH'],
      ['IBAN', 'DE02 1203 0000 0000 2020 51'],
      ['BIC', 'BYLADEM1001'],
      [amount, '21,00\u00a0€'],
      [remittance, '2026-000017 BS-7K4-Q29'],
    ]);
  });

  it('asks for the rest of a partial payment, in text and code', () => {
    const transfer = bankTransfer({ ...UNPAID, paidCents: 850 }, BILL);
    expect(transfer?.rows).toContainEqual(['Betrag', '12,50\u00a0€']);
    expect(transfer?.code).toContain('\nEUR12.50\n');
  });

  it('is recognised by the order alone before it has an invoice', () => {
    expect(bankTransfer(UNPAID, { ...BILL, invoice: null })?.code).toMatch(/\nBS-7K4-Q29$/);
  });

  it.each([
    ['is paid', { paidCents: 2100 }],
    ['was paid too much for', { paidCents: 2400 }],
    ['is a test', { isTest: true }],
    ['is paid at the box office', { paymentMethod: 'box-office' as const }],
  ])('is none where the order %s', (_, change) => {
    expect(bankTransfer({ ...UNPAID, ...change }, BILL)).toBeNull();
  });

  it('is none where the venue has no account', () => {
    expect(bankTransfer(UNPAID, { ...BILL, seller: { ...SELLER, iban: null } })).toBeNull();
  });

  it('is none where the venue sells in another currency', () => {
    setSiteFormats({ ...DEFAULT_FORMATS, currency: 'CHF' });
    expect(bankTransfer(UNPAID, BILL)).toBeNull();
  });
});
