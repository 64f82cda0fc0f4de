import fc from 'fast-check';
import { type EInvoice, eInvoiceOf } from '#features/box-office/sale-documents/invoices/e-invoice.ts';
import type { BillingContents, BillingDocument, BillingLine } from '#features/box-office/ticketing/index.ts';

export const SELLER: BillingContents['seller'] = {
  ...{ name: 'Buntspecht gGmbH', street: 'Kleiberweg 7', postalCode: '04711', city: 'Auental' },
  ...{ vatId: 'DE999999999', taxNumber: '12/345/67890', iban: 'DE02120300000000202051', bic: 'BYLADEM1001' },
  ...{ phone: '030 23125-711', email: 'hallo@buntspecht.example' },
};
export const RECIPIENT = {
  ...{
    organisation: 'Grundschule <am Park> & Hort',
    street: 'Parkweg 3',
    postalCode: '10999',
    city: 'Berlin',
  },
  ...{ leitwegId: '04011000-1234512345-06', reference: 'SK 4/7' },
};
export const LINE: BillingLine = {
  title: { de: 'Der Käfer', en: null },
  startsAt: '2026-12-20T14:00:00.000Z',
  detail: { de: 'Kind, Saal', en: null },
  ...{ quantity: 3, cents: 600, vatBasisPoints: 700 },
};
export const bill = (
  lines: BillingLine[],
  { answers = null, ...more }: Partial<BillingContents> & { answers?: string | null } = {},
): BillingDocument => ({
  ...{ number: '2026-000017', issuedAt: '2026-11-20T11:00:00.000Z', answers },
  contents: {
    ...{ seller: SELLER, customer: { name: 'Ruth Adler', email: 'ruth@post.example' }, recipient: RECIPIENT },
    ...{ language: 'de', orderNumber: 'BS-7K4-Q29', orderedAt: '2026-11-20T11:00:00.000Z', lines },
    ...more,
  },
});
export function asEInvoice(document: BillingDocument, paidCents = 0): EInvoice {
  const invoice = eInvoiceOf(document, { paidCents });
  if (!invoice) throw new Error('It is none');
  return invoice;
}

/** Lines as orders make them: tickets at several rates, and the coupon's reduction of each. */
export const someLines: fc.Arbitrary<BillingLine[]> = fc
  .array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 60 }),
      cents: fc.integer({ min: 0, max: 20_000 }),
      vatBasisPoints: fc.constantFrom(null, 0, 700, 1900),
      offPercent: fc.integer({ min: 0, max: 100 }),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((tickets) => {
    const lines = tickets.map(({ offPercent: _, ...ticket }) => ({ ...LINE, ...ticket }));
    const off = tickets.flatMap(({ quantity, cents, vatBasisPoints, offPercent }) => {
      const taken = Math.floor((quantity * cents * offPercent) / 100);
      const detail = { de: 'Gutschein MAI', en: 'Coupon MAI' };
      return taken === 0
        ? []
        : [{ ...LINE, title: null, startsAt: null, detail, quantity: 1, cents: -taken, vatBasisPoints }];
    });
    return [...lines, ...off];
  });
