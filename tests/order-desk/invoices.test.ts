import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { findBillingDocuments, purgeOldOrders } from '#features/box-office/order-store/index.server.ts';
import { billingResponse } from '#features/box-office/sale-documents/index.server.ts';
import type { Order } from '#features/box-office/ticketing/index.ts';
import type { Principal } from '#features/core/access/index.server.ts';
import { saveSettings } from '#features/core/settings/save-settings.server.ts';
import { insertUser } from '#features/people/accounts/store.server.ts';
import { cancelTickets, recordPayment } from '#features/shop/desk/index.server.ts';
import { loadDeskOrderPage } from '#features/shop/desk/orders/load-desk-order-page.server.ts';
import { toOrderView } from '#features/shop/orders/index.server.ts';
import type { Language } from '#lib/localized.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { schemaFaults } from '#tests/invoices/validate-cii.ts';
import { orderRequest } from '#tests/ticketing/box-office.ts';
import { type Desk, HEIKE, openDesk } from './desk.ts';

type Recipient = NonNullable<Order['invoiceRecipient']>;

const SELLER = {
  name: 'Buntspecht gGmbH',
  street: 'Kleiberweg 7',
  postalCode: '04711',
  city: 'Auental',
  vatId: 'DE999999999',
  taxNumber: null,
  iban: 'DE02120300000000202051',
  bic: null,
  phone: '030 23125-711',
  email: 'hallo@buntspecht.example',
};
const SCHOOL: Recipient = {
  organisation: 'Grundschule am Park',
  street: 'Parkweg 3',
  postalCode: '10999',
  city: 'Berlin',
  leitwegId: '04011000-1234512345-06',
  reference: 'SK 4/7',
};
const run = (program: string, ...options: string[]) =>
  execFileSync(program, options, { stdio: 'pipe' }).toString();
/** True if poppler is installed. */
const hasPoppler = (() => {
  try {
    return run('pdftotext', '-v') !== null;
  } catch {
    return false;
  }
})();

describeOnEngines('an invoice', (engine) => {
  let desk: Desk;
  const folder = mkdtempSync(path.join(tmpdir(), 'invoices-'));
  beforeEach(async () => {
    desk = await openDesk(engine);
    await saveSettings(desk.services, { system: 'test' }, { seller: SELLER });
  });
  afterEach(() => desk.close());
  afterAll(() => rmSync(folder, { recursive: true }));

  async function onAccount(
    customer = orderRequest().customer,
    invoiceRecipient: Recipient | null = null,
  ): Promise<Order> {
    const account = { ...customer, role: 'visitor' as const, passwordHash: '', createdAt: desk.clock.now() };
    const userId = await insertUser(desk.services.db, account);
    return desk.order({ paymentMethod: 'on-account', customer: { ...customer, userId }, invoiceRecipient });
  }
  const cancel = (order: Order, positions: number[]) =>
    cancelTickets(desk.services, HEIKE, order.number, { positions, reason: 'krank' });
  const answer = async (order: Order, file: string, language: Language = 'de') =>
    billingResponse(desk.services, await desk.orderNow(order), { file, language });
  async function fileOf(order: Order, number: string, language?: Language): Promise<string> {
    const response = await answer(order, `${number}.pdf`, language);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const file = path.join(folder, `${number}.pdf`);
    writeFileSync(file, Buffer.from(await response.arrayBuffer()));
    return file;
  }
  const wordsOf = (file: string) =>
    run('pdftotext', '-layout', file, '-').replaceAll(/\s+/g, ' ').replaceAll('\u00a0', ' ');

  it('says for ever what it said when it was issued, whatever becomes of seller, event and order', async () => {
    const order = await onAccount();
    const before = await findBillingDocuments(desk.services.db, order.number);
    expect(before).toMatchObject([
      {
        number: '2026-000001',
        answers: null,
        contents: {
          seller: SELLER,
          customer: { name: 'Svenja Kühnel' },
          lines: [
            { cents: 900, quantity: 1, vatBasisPoints: 700 },
            { cents: 600, quantity: 1, vatBasisPoints: 700 },
          ],
        },
      },
    ]);
    await saveSettings(desk.services, { system: 'test' }, { seller: { ...SELLER, name: 'Specht AG' } });
    await desk.services.db.updateTable('orders').set({ last_name: 'Anders' }).execute();
    await desk.services.db.updateTable('order_tickets').set({ starts_at: null, event_de: 'Neu' }).execute();
    expect(await findBillingDocuments(desk.services.db, order.number)).toEqual(before);
  });

  it.skipIf(!hasPoppler).each([
    ['Анна', 'Петрова', 'Анна Петрова'],
    ['Ελένη', 'Παπαδοπούλου', 'Ελένη Παπαδοπούλου'],
    ['محمد', 'علي', 'محمد علي'],
    ['小明', '王', '小明 王'],
  ])('names who ordered in their own script: %s %s', async (firstName, lastName, name) => {
    const order = await onAccount({ ...orderRequest().customer, firstName, lastName });
    const words = wordsOf(await fileOf(order, order.invoice ?? ''));
    // Arabic is extracted in the shapes its letters were joined in.
    expect(words.normalize('NFKC').replaceAll('ی', 'ي')).toContain(name);
  });

  it('anonymizes customers after ten years, and nothing else', async () => {
    const order = await onAccount();
    await cancel(order, [2]);
    const before = await findBillingDocuments(desk.services.db, order.number);
    desk.clock.set('2037-01-02T11:00:00.000Z');
    await purgeOldOrders(desk.services);
    expect(await findBillingDocuments(desk.services.db, order.number)).toEqual(
      before.map(({ contents, ...document }) => ({
        ...document,
        contents: { ...contents, customer: { name: '', email: '' } },
      })),
    );
  });

  it('is answered by documents about just the tickets that were cancelled, each with its number', async () => {
    const order = await onAccount();
    await cancel(order, [2]);
    await cancel(order, [1, 2]);
    const documents = await findBillingDocuments(desk.services.db, order.number);
    expect(
      documents.map(({ number, answers, contents }) => [
        number,
        answers,
        contents.lines.map(({ cents }) => cents),
      ]),
    ).toEqual([
      ['2026-000001', null, [900, 600]],
      ['2026-000002', '2026-000001', [600]],
      ['2026-000003', '2026-000001', [900]],
    ]);
  });

  it('is found by its own order and number alone', async () => {
    const order = await onAccount();
    const other = await desk.order();
    expect((await answer(order, '2026-000001.pdf')).status).toBe(200);
    for (const file of ['2026-000002.pdf', '2026-000001', '../1.pdf', `${'9'.repeat(1e6)}.pdf`])
      expect((await answer(order, file)).status).toBe(404);
    expect((await answer(other, '2026-000001.pdf')).status).toBe(404);
  });

  it.skipIf(!hasPoppler)(
    'is a tagged PDF with seller, lines, VAT, what is open, and where to pay',
    async () => {
      const order = await onAccount();
      const file = await fileOf(order, '2026-000001');
      const info = run('pdfinfo', file);
      expect(info).toMatch(/^Tagged: +yes$/m);
      expect(info).toMatch(/^Title: +Rechnung 2026-000001$/m);
      expect(info).toMatch(/^Pages: +1$/m);
      const structure = run('pdfinfo', '-struct-text', file);
      expect(structure.match(/^ *H1/gm)).toHaveLength(1);
      expect(structure.match(/^ *Table/gm)).toHaveLength(2);
      const words = wordsOf(file);
      for (const said of [
        'Buntspecht gGmbH',
        'USt-IdNr. DE999999999',
        'IBAN DE02 1203 0000 0000 2020 51',
        'Svenja Kühnel',
        'Datum 20. November 2026',
        '20. Dezember 2026, 15:00 Uhr · Kind, Saal',
        `Bestellung ${order.number}`,
        'Gesamtbetrag 15,00 €',
        '7% 14,02 € 0,98 € 15,00 €',
        'Noch zu bezahlen: 15,00 €',
      ])
        expect(words).toContain(said);

      const payment = { cents: 1500, means: 'transfer' as const, reference: 'Auszug 12' };
      await recordPayment(desk.services, HEIKE, order.number, payment);
      const paid = wordsOf(await fileOf(order, '2026-000001', 'en'));
      expect(paid).toContain('Invoice 2026-000001');
      expect(paid).toContain('20 November 2026, bank transfer, receipt Auszug 12 15,00 €');
      expect(paid).toContain('Paid in full.');
    },
  );

  it.skipIf(!hasPoppler)(
    'has a code for banking apps as long as something is open, with the rest',
    async () => {
      const order = await onAccount();
      const codeIn = (file: string) => run('pdfinfo', '-struct', file).match(/^ *Figure/gm) ?? [];
      const open = await fileOf(order, '2026-000001', 'en');
      expect(codeIn(open)).toHaveLength(1);
      expect(run('pdfinfo', open)).toMatch(/^Pages: +1$/m);
      expect(wordsOf(open)).toContain('Scan to pay with your banking app');
      expect(wordsOf(open)).toContain(`Reference 2026-000001 ${order.number}`);

      const payment = { means: 'transfer' as const, reference: 'Auszug 12' };
      await recordPayment(desk.services, HEIKE, order.number, { ...payment, cents: 400, openCents: 1500 });
      const rest = wordsOf(await fileOf(order, '2026-000001'));
      expect(rest).toContain('Zum Bezahlen mit der Banking-App scannen');
      expect(rest).toContain('Betrag 11,00 €');

      await recordPayment(desk.services, HEIKE, order.number, { ...payment, cents: 1100 });
      const paid = await fileOf(order, '2026-000001');
      expect(codeIn(paid)).toEqual([]);
      expect(wordsOf(paid)).not.toContain('Banking-App');
      expect((await toOrderView(desk.services, await desk.orderNow(order), 'de')).transfer).toBeNull();
    },
  );

  it('tells the bank transfer on the order page and in its email, to the account of its invoice', async () => {
    const order = await onAccount();
    await saveSettings(desk.services, { system: 'test' }, { seller: { ...SELLER, name: 'Specht AG' } });
    const view = await toOrderView(desk.services, order, 'en');
    expect(view.transfer?.rows).toEqual([
      ['Payee', 'Buntspecht gGmbH'],
      ['IBAN', 'DE02 1203 0000 0000 2020 51'],
      ['Amount', '15,00\u00a0€'],
      ['Reference', `2026-000001 ${order.number}`],
    ]);
    const [email] = await desk.emails(order);
    expect(email?.text).toContain(`IBAN: DE02 1203 0000 0000 2020 51\n`);
    expect(email?.text).toContain(`Verwendungszweck: ${order.number}\n`);
  });

  it.skipIf(!hasPoppler)('is answered by a PDF with amounts below zero', async () => {
    const order = await onAccount();
    await cancel(order, [2]);
    const words = wordsOf(await fileOf(order, '2026-000002'));
    expect(words).toContain('Stornorechnung 2026-000002');
    expect(words).toContain('Storniert aus Rechnung 2026-000001');
    expect(words).toContain('Gutschrift \u22126,00 €');
    expect(words).toContain('Wir verrechnen den Betrag mit der Rechnung oder zahlen ihn zurück.');
  });

  it.skipIf(!hasPoppler)('writes names in all Latin letters', async () => {
    const customer = { ...orderRequest().customer, firstName: 'Łukasz', lastName: 'Şahin-Žižková' };
    const file = await fileOf(await onAccount(customer), '2026-000001');
    expect(wordsOf(file)).toContain('Łukasz Şahin-Žižková');
    expect(run('pdffonts', file).match(/FamiljenGrotesk/g)?.length).toBeGreaterThan(2);
  });

  it('is an e-invoice, too, where it is for a school, and so is its cancellation document, to the same cents', async () => {
    const order = await onAccount(undefined, SCHOOL);
    await cancel(order, [2]);
    const [invoice, answered] = await Promise.all(
      ['2026-000001.xml', '2026-000002.xml'].map((file) => answer(order, file)),
    );
    expect(invoice?.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(invoice?.headers.get('cache-control')).toBe('private, no-store');
    const [first = '', second = ''] = await Promise.all([invoice?.text(), answered?.text()]);
    expect(first).toContain('<ram:GrandTotalAmount>15.00</ram:GrandTotalAmount>');
    expect(first).toContain('<ram:BuyerReference>04011000-1234512345-06</ram:BuyerReference>');
    expect(second).toContain('<ram:GrandTotalAmount>6.00</ram:GrandTotalAmount>');
    expect(second).toContain('<ram:IssuerAssignedID>2026-000001</ram:IssuerAssignedID>');
    expect(await schemaFaults(first, second)).toEqual([]);
  });

  it('is no e-invoice where nobody said whom it is for, or the settings do not name the seller', async () => {
    const order = await onAccount();
    expect((await answer(order, '2026-000001.xml')).status).toBe(404);
    await saveSettings(desk.services, { system: 'test' }, { seller: { ...SELLER, iban: null } });
    const customer = { ...orderRequest().customer, email: 'ruth@post.example' };
    const forSchool = await onAccount(customer, SCHOOL);
    expect((await answer(forSchool, '2026-000002.xml')).status).toBe(404);
    const view = await toOrderView(desk.services, forSchool, 'de');
    expect(view.documents.map(({ xmlPath }) => xmlPath)).toEqual([null]);
    const staff = { id: 1, role: 'administrator', firstName: '', lastName: '', email: '' } as Principal;
    const looked = { staff, language: 'de', draft: null } as const;
    const room = await loadDeskOrderPage(desk.services, forSchool.number, looked);
    expect(room?.documents.map(({ missingFields }) => missingFields)).toEqual([['SELLER_IBAN']]);
  });

  it('retains its recipient when tickets are exchanged, and is anonymized with the customer', async () => {
    const order = await onAccount(undefined, SCHOOL);
    expect((await desk.orderNow(order)).invoiceRecipient).toEqual(SCHOOL);
    const documents = () => findBillingDocuments(desk.services.db, order.number);
    expect((await documents()).map(({ contents }) => contents.recipient)).toEqual([SCHOOL]);
    desk.clock.set('2037-01-02T00:00:00.000Z');
    await purgeOldOrders(desk.services);
    expect((await documents()).map(({ contents }) => contents.recipient)).toEqual([null]);
    expect((await desk.orderNow(order)).invoiceRecipient).toBeNull();
  });

  it('says nothing of a recipient with another payment method', async () => {
    const order = await desk.order({ paymentMethod: 'box-office', invoiceRecipient: SCHOOL });
    expect(order.invoiceRecipient).toBeNull();
  });
});
