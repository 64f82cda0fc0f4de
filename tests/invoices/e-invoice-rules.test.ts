import { XMLParser } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { missingInvoiceFields } from '#features/box-office/sale-documents/invoices/e-invoice.ts';
import { writeCii } from '#features/box-office/sale-documents/invoices/write-cii.server.ts';
import type { BillingDocument } from '#features/box-office/ticketing/index.ts';
import { seller as sellerSchema } from '#features/core/settings/schema.ts';
import { asEInvoice, bill, LINE, RECIPIENT, SELLER } from './billing-documents.ts';
import { schemaFaults } from './validate-cii.ts';

const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false, removeNSPrefix: true });
const tradeOf = (document: BillingDocument) =>
  parser.parse(writeCii(asEInvoice(document))).CrossIndustryInvoice.SupplyChainTradeTransaction;
const settlementOf = (document: BillingDocument) => tradeOf(document).ApplicableHeaderTradeSettlement;

/** Schematron rules beyond the schema that our invoices once did not meet (docs/decisions/0083). */
describe('a rule for e-invoices', () => {
  it.each([
    ['de', 'Wir verrechnen den Betrag mit der Rechnung oder zahlen ihn zurück.'],
    ['en', 'We’ll offset this amount against the invoice, or refund it.'],
  ] as const)(
    'BR-CO-25: what is above zero says how it is paid, a credit note in %s, too',
    (language, says) => {
      const note = settlementOf(bill([LINE], { language, answers: '2026-000003' }));
      expect(note.SpecifiedTradeSettlementHeaderMonetarySummation.DuePayableAmount).toBe('18.00');
      expect(note.SpecifiedTradePaymentTerms).toEqual({ Description: says });
      const invoice = settlementOf(bill([LINE], { language }));
      expect(invoice.SpecifiedTradePaymentTerms.Description).toContain('BS-7K4-Q29');
    },
  );

  it('BR-CO-26: the seller has a number, a tax number where there is none for VAT', async () => {
    const document = bill([LINE], { seller: { ...SELLER, vatId: null } });
    const { SellerTradeParty: seller } = tradeOf(document).ApplicableHeaderTradeAgreement;
    expect(seller.ID).toBe('12/345/67890');
    expect(await schemaFaults(writeCii(asEInvoice(document)))).toEqual([]);
    const known = tradeOf(bill([LINE])).ApplicableHeaderTradeAgreement.SellerTradeParty;
    expect(known.ID).toBeUndefined();
    expect(known.SpecifiedTaxRegistration[0].ID).toEqual({ '#text': 'DE999999999', '@_schemeID': 'VA' });
  });

  it('BR-07: the recipient has a name, of an organisation or of a person', () => {
    const customer = { name: '', email: 'ruth@post.example' };
    const nobody = { ...RECIPIENT, organisation: '', leitwegId: null };
    expect(missingInvoiceFields(bill([LINE], { customer, recipient: nobody }).contents)).toEqual([
      'RECIPIENT',
    ]);
    expect(missingInvoiceFields(bill([LINE], { customer }).contents)).toEqual([]);
    expect(missingInvoiceFields(bill([LINE], { recipient: nobody }).contents)).toEqual([]);
  });

  it.each([
    ['BR-CO-09: a number for VAT begins with a country', { vatId: 'DE999999999' }, { vatId: 'UX999999999' }],
    ['BR-CO-09: Greece has one of its own', { vatId: 'EL999999999' }, { vatId: '99DE9999999' }],
    ['BR-DE-19: the digits of an IBAN fit', { iban: SELLER.iban }, { iban: 'DE03120300000000202051' }],
    ['BR-DE-27: a telephone number has three digits', { phone: '+49 111' }, { phone: '(0) 3 --' }],
    ['BR-DE-28: an e-mail address has a domain', { email: 'a@b.example' }, { email: 'aa@bb' }],
  ])('%s', (_, good, bad) => {
    expect(sellerSchema.safeParse({ ...SELLER, ...good }).success).toBe(true);
    expect(sellerSchema.safeParse({ ...SELLER, ...bad }).success).toBe(false);
  });
});
