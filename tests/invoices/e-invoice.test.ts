import fc from 'fast-check';
import { XMLParser } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { priceSum } from '#features/box-office/prices/index.server.ts';
import { eInvoiceOf, missingInvoiceFields } from '#features/box-office/sale-documents/invoices/e-invoice.ts';
import { writeCii } from '#features/box-office/sale-documents/invoices/write-cii.server.ts';
import { asEInvoice, bill, LINE, RECIPIENT, SELLER, someLines } from './billing-documents.ts';
import { schemaFaults } from './validate-cii.ts';

const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false, removeNSPrefix: true });

describe('an e-invoice', () => {
  it('comes to the same as the invoice, to the cent, in all and at each rate', () => {
    fc.assert(
      fc.property(someLines, (lines) => {
        const { totals, vat } = asEInvoice(bill(lines));
        const sum = priceSum(lines);
        expect(totals.grossCents).toBe(sum.totalCents);
        const charged = vat.filter(({ netCents, vatCents }) => netCents + vatCents !== 0);
        const byRate = charged.map((share) => [
          share.category === 'E' ? null : share.basisPoints,
          share.netCents + share.vatCents,
          share.vatCents,
        ]);
        const expected = sum.vat.map((share) => [share.basisPoints, share.grossCents, share.vatCents]);
        expect(byRate.toSorted()).toEqual(expected.toSorted());
      }),
    );
  });

  it('keeps the rules of EN 16931 for amounts', () => {
    fc.assert(
      fc.property(someLines, fc.integer({ min: 0, max: 500_000 }), (lines, paid) => {
        const { lines: items, allowances, vat, totals } = asEInvoice(bill(lines), paid);
        const sum = (rows: number[]) => rows.reduce((all, cents) => all + cents, 0);
        const net = (rows: { netCents: number }[]) => sum(rows.map(({ netCents }) => netCents));
        expect(totals.linesCents, 'BR-CO-10').toBe(net(items));
        expect(totals.allowancesCents, 'BR-CO-11').toBe(net(allowances));
        expect(totals.netCents, 'BR-CO-13').toBe(totals.linesCents - totals.allowancesCents);
        expect(totals.vatCents, 'BR-CO-14').toBe(sum(vat.map(({ vatCents }) => vatCents)));
        expect(totals.grossCents, 'BR-CO-15').toBe(totals.netCents + totals.vatCents);
        expect(totals.dueCents, 'BR-CO-16').toBe(totals.grossCents - totals.paidCents);
        expect(totals.dueCents).toBeGreaterThanOrEqual(0);
        expect(vat.length, 'BR-CO-18').toBeGreaterThan(0);
        for (const { category, basisPoints, netCents, vatCents, reason } of vat) {
          const isEqual = (other: { category: string; basisPoints: number }) =>
            other.category === category && other.basisPoints === basisPoints;
          expect(netCents, 'BR-S-08, BR-Z-08, BR-E-08').toBe(
            net(items.filter(isEqual)) - net(allowances.filter(isEqual)),
          );
          // Prices contain their VAT, so it is that of the gross sum: a cent from that of the net one, at most.
          expect(Math.abs(vatCents - (netCents * basisPoints) / 10_000), 'BR-CO-17').toBeLessThanOrEqual(1);
          if (category !== 'S') expect(vatCents, 'BR-Z-09, BR-E-09').toBe(0);
          expect(reason !== null, 'BR-E-10').toBe(category === 'E');
        }
        for (const { quantity, netCents } of items) {
          expect(netCents, 'BR-27: no price below zero').toBeGreaterThanOrEqual(0);
          const price = Number((netCents / 100 / quantity).toFixed(6));
          expect(Math.abs(price * quantity * 100 - netCents), 'PEPPOL-EN16931-R120').toBeLessThanOrEqual(2);
        }
        for (const { reason, netCents } of allowances) {
          expect(reason, 'BR-33').not.toBe('');
          expect(netCents).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('matches the schema, for every kind of charge', async () => {
    const documents = fc
      .sample(fc.tuple(someLines, fc.integer({ min: 0, max: 90_000 })), { numRuns: 40, seed: 77 })
      .flatMap(([lines, paid]) => [
        asEInvoice(bill(lines), paid),
        asEInvoice(bill(lines, { answers: '2026-000003' })),
        asEInvoice(bill(lines, { seller: { ...SELLER, bic: null, taxNumber: null } })),
        asEInvoice(bill(lines.map((line) => ({ ...line, startsAt: null })))),
      ]);
    expect(await schemaFaults(...documents.map(writeCii))).toEqual([]);
  }, 60_000);

  it('would be distinguished from the refusals of the schema', async () => {
    const xml = writeCii(asEInvoice(bill([LINE])));
    const [faulty] = await schemaFaults(xml.replaceAll('DuePayableAmount', 'DueAmount'));
    expect(faulty).toContain('DueAmount');
  });

  it('states the routing number of an authority, and its order number', () => {
    const { CrossIndustryInvoice: invoice } = parser.parse(writeCii(asEInvoice(bill([LINE]))));
    const agreement = invoice.SupplyChainTradeTransaction.ApplicableHeaderTradeAgreement;
    expect(agreement.BuyerReference).toBe('04011000-1234512345-06');
    expect(agreement.BuyerOrderReferencedDocument.IssuerAssignedID).toBe('SK 4/7');
    expect(agreement.BuyerTradeParty).toMatchObject({
      Name: 'Grundschule <am Park> & Hort',
      DefinedTradeContact: { PersonName: 'Ruth Adler' },
      URIUniversalCommunication: { URIID: { '#text': '04011000-1234512345-06', '@_schemeID': '0204' } },
    });
    expect(invoice.ExchangedDocument.TypeCode).toBe('380');
    const settlement = invoice.SupplyChainTradeTransaction.ApplicableHeaderTradeSettlement;
    expect(settlement.SpecifiedTradePaymentTerms.DueDateDateTime.DateTimeString['#text']).toBe('20261220');
    expect(settlement.SpecifiedTradeSettlementHeaderMonetarySummation).toMatchObject({
      LineTotalAmount: '16.82',
      GrandTotalAmount: '18.00',
      DuePayableAmount: '18.00',
    });
  });

  it('answers an invoice as a credit note with amounts above zero', () => {
    const document = bill([LINE], { answers: '2026-000003' });
    const { CrossIndustryInvoice: note } = parser.parse(writeCii(asEInvoice(document, 1800)));
    expect(note.ExchangedDocument.TypeCode).toBe('381');
    const settlement = note.SupplyChainTradeTransaction.ApplicableHeaderTradeSettlement;
    expect(settlement.InvoiceReferencedDocument.IssuerAssignedID).toBe('2026-000003');
    expect(settlement.SpecifiedTradeSettlementHeaderMonetarySummation).toMatchObject({
      GrandTotalAmount: '18.00',
      TotalPrepaidAmount: '0.00',
    });
  });

  it('goes to the customer without an authority', () => {
    const recipient = { ...RECIPIENT, organisation: '', leitwegId: null, reference: null };
    expect(asEInvoice(bill([LINE], { recipient }))).toMatchObject({
      buyerReference: 'BS-7K4-Q29',
      buyer: { name: 'Ruth Adler', contact: null, address: { scheme: 'EM', id: 'ruth@post.example' } },
    });
  });

  it('is none as long as something is missing, and says what', () => {
    const seller = { ...SELLER, street: '', vatId: null, taxNumber: null, iban: null, phone: null };
    delete seller.email;
    const { contents } = bill([LINE], { seller, recipient: null });
    expect(missingInvoiceFields(contents)).toEqual([
      'RECIPIENT',
      'SELLER_ADDRESS',
      'SELLER_TAX',
      'SELLER_IBAN',
      'SELLER_PHONE',
      'SELLER_EMAIL',
    ]);
    expect(eInvoiceOf(bill([LINE], { seller }), { paidCents: 0 })).toBeNull();
  });

  it('holds no sign that XML cannot hold', async () => {
    const title = { de: 'K\u0001ä\ud800fer ]]> <!--', en: null };
    const xml = writeCii(asEInvoice(bill([{ ...LINE, title }])));
    expect(await schemaFaults(xml)).toEqual([]);
  });
});
