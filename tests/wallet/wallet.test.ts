import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { decodeJwt, jwtVerify } from 'jose';
import { RouterContextProvider } from 'react-router';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PageContext, pageContextKey } from '#app/page-context.server.ts';
import { loader as appleWallet } from '#app/routes/shop/apple-wallet.ts';
import { loader as googleWallet } from '#app/routes/shop/google-wallet.ts';
import { readWalletKeys, type WalletKeys } from '#features/box-office/sale-documents/index.server.ts';
import type { Order } from '#features/box-office/ticketing/index.ts';
import { moveEvent, postponeEvent } from '#features/shop/desk/index.server.ts';
import { parseConfig } from '#platform/config.server.ts';
import { PageScope } from '#platform/page-cache/page-scope.ts';
import { openTestServices, type TestServices } from '#tests/integration/site-services.ts';
import { HEIKE } from '#tests/order-desk/desk.ts';
import { hasOpenssl, ISSUER_ID, makeCertificates, openssl, PASS_TYPE_ID, TEAM } from './test-certificates.ts';

const SITE = 'https://buntspecht.example';

describe.skipIf(!hasOpenssl)('tickets in the wallet of a phone', () => {
  let made: ReturnType<typeof makeCertificates>;
  let test: TestServices;
  let keys: WalletKeys;
  let order: Order;
  const folder = mkdtempSync(path.join(tmpdir(), 'passes-'));

  beforeAll(async () => {
    made = makeCertificates();
    keys = readWalletKeys(parseConfig(made.env));
    // Certificates are valid today, whatever day the tests think it is.
    test = await openTestServices('sqlite', { demo: true, publicOrigin: SITE });
    order = await bought();
  });
  afterAll(async () => {
    made.forget();
    rmSync(folder, { recursive: true });
    await test.close();
  });

  async function bought(): Promise<Order> {
    const { ticketing, db } = test.services;
    // Three tickets are too few for a group price.
    await db.updateTable('prices').set({ group_from: null }).execute();
    const { id: jetId } = await db
      .selectFrom('performances')
      .innerJoin('pools', 'pools.performance_id', 'performances.id')
      .select('performances.id')
      .where('event_starts_at', '>', '2026-12-01')
      .where('event_state', '=', 'scheduled')
      .where('pools.block_id', 'is', null)
      .where('pools.sold', '=', 0)
      .orderBy('performances.id')
      .executeTakeFirstOrThrow();
    const [group] = (await ticketing.offer(jetId))?.seatGroups ?? [];
    const tickets = [{ saleTypeId: group?.prices[0]?.saleTypeId ?? 0, quantity: 3 }];
    const added = await ticketing.add(null, {
      jetId,
      seatGroup: group?.seatGroup ?? null,
      blockId: null,
      tickets,
    });
    if (!added.ok) throw new Error(added.error.code);
    const { reference } = added.value;
    const { id: userId } = await db.selectFrom('users').select('id').orderBy('id').executeTakeFirstOrThrow();
    const placed = await ticketing.placeOrder(reference, {
      customer: { firstName: 'Svenja', lastName: 'Kühnel', email: 'svenja@post.example', userId },
      language: 'en',
      paymentMethod: 'on-account',
      isTest: false,
      contents: (await ticketing.cart(reference))?.contents ?? '',
    });
    if (!placed.ok) throw new Error(placed.error.code);
    return (await ticketing.order(placed.value.secret)) as Order;
  }

  async function asked(
    loader: typeof appleWallet | typeof googleWallet,
    params: { secret?: string; position?: string } = {},
    more: Partial<TestServices['services']> = {},
  ): Promise<Response> {
    const url = new URL('/webshop/orders/x/apple-wallet?lang=en', SITE);
    const context = new RouterContextProvider();
    const clock = { ...test.services.clock, now: () => new Date().toISOString() };
    context.set(pageContextKey, {
      services: { ...test.services, clock, walletKeys: keys, ...more },
      language: 'en',
      scope: new PageScope(0),
      url,
      clientIp: '192.0.2.7',
      principal: async () => null,
    } as unknown as PageContext);
    const request = new Request(url);
    const all = { secret: order.secret, ...params };
    const loaded = loader({ request, context, params: all, url, pattern: '' } as never) as Promise<Response>;
    return loaded.catch((thrown: unknown) => thrown as Response);
  }
  const filesOf = async (response: Response) => unzipSync(new Uint8Array(await response.arrayBuffer()));
  const passJson = (files: Record<string, Uint8Array>) =>
    JSON.parse(strFromU8(files['pass.json'] as Uint8Array));

  describe('of Apple', () => {
    it('are a signed archive: every file is in the manifest, and the signature is of the manifest', async () => {
      const response = await asked(appleWallet, { position: '2' });
      expect(response.headers.get('content-type')).toBe('application/vnd.apple.pkpass');
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      const { 'manifest.json': manifest, signature, ...files } = await filesOf(response);
      const hashes = Object.entries(files).map(([name, bytes]) => [
        name,
        createHash('sha1').update(bytes).digest('hex'),
      ]);
      expect(JSON.parse(strFromU8(manifest as Uint8Array))).toEqual(Object.fromEntries(hashes));
      expect(() => verified(manifest, signature)).not.toThrow();
    });

    function verified(manifest: Uint8Array | undefined, signature: Uint8Array | undefined) {
      const [content, signed] = [path.join(folder, 'manifest.json'), path.join(folder, 'signature')];
      writeFileSync(content, manifest as Uint8Array);
      writeFileSync(signed, signature as Uint8Array);
      openssl(
        ...['cms', '-verify', '-binary', '-inform', 'DER', '-in', signed, '-content', content],
        ...['-CAfile', made.at('issuer.pem'), '-purpose', 'any', '-out', path.join(folder, 'out')],
      );
    }

    it('are invalid when a character of them is changed', async () => {
      const { 'manifest.json': manifest, signature } = await filesOf(
        await asked(appleWallet, { position: '1' }),
      );
      const other = Uint8Array.from(manifest as Uint8Array);
      other[5] = (other[5] ?? 0) ^ 1;
      expect(() => verified(other, signature)).toThrow();
    });

    it('hold the code that the door reads, and nobody’s name', async () => {
      const files = await filesOf(await asked(appleWallet, { position: '2' }));
      const pass = passJson(files);
      const ticket = order.tickets[1];
      expect(pass).toMatchObject({
        passTypeIdentifier: PASS_TYPE_ID,
        teamIdentifier: TEAM,
        serialNumber: `${order.number}-2`,
        groupingIdentifier: order.number,
        relevantDate: ticket?.startsAt,
      });
      const [barcode] = pass.barcodes;
      expect(await test.services.ticketCodes.read(barcode.message)).toEqual({
        jetId: ticket?.jetId,
        code: ticket?.code,
      });
      const all = Object.entries(files)
        .filter(([name]) => !name.endsWith('.png'))
        .map(([, bytes]) => strFromU8(bytes))
        .join();
      expect(all).not.toMatch(/Svenja|Kühnel|svenja/);
      expect(all).toContain(`${SITE}/webshop/orders/`);
    });

    it('are in the language of the order, and in the other one where the phone is', async () => {
      const files = await filesOf(await asked(appleWallet, { position: '1' }));
      const { eventTicket } = passJson(files);
      const title = order.tickets[0]?.event;
      expect(eventTicket.primaryFields[0].value).toBe(title?.en ?? title?.de);
      expect(strFromU8(files['de.lproj/pass.strings'] as Uint8Array)).toContain(title?.de);
      expect(strFromU8(files['de.lproj/pass.strings'] as Uint8Array)).toContain('"Venue" = "Ort";');
    });

    it('show the bird of the venue, and the artwork of the event', async () => {
      const files = await filesOf(await asked(appleWallet, { position: '1' }));
      for (const [name, height] of [
        ['icon.png', 29],
        ['icon@2x.png', 58],
        ['icon@3x.png', 87],
        ['logo@3x.png', 150],
        ['thumbnail@3x.png', 270],
      ] as const)
        expect([name, (await sharp(files[name]).metadata()).height]).toEqual([name, height]);
    });

    it('come all at once for an order', async () => {
      const response = await asked(appleWallet);
      expect(response.headers.get('content-type')).toBe('application/vnd.apple.pkpasses');
      const bundle = await filesOf(response);
      expect(Object.keys(bundle)).toEqual([1, 2, 3].map((position) => `${order.number}-${position}.pkpass`));
      const numbers = Object.values(bundle).map((file) => passJson(unzipSync(file)).serialNumber);
      expect(new Set(numbers).size).toBe(3);
    });
  });

  describe('of Google', () => {
    const payloadOf = async (response: Response) => {
      const location = response.headers.get('location') ?? '';
      expect(location).toMatch(/^https:\/\/pay\.google\.com\/gp\/v\/save\/[\w.-]+$/);
      const token = location.slice('https://pay.google.com/gp/v/save/'.length);
      expect(token.length).toBeLessThanOrEqual(1800);
      return (await jwtVerify(token, made.googleKey, { audience: 'google', algorithms: ['RS256'] })).payload;
    };

    it('are a link that the venue has signed, with the code that the door reads, short enough for any browser', async () => {
      const response = await asked(googleWallet, { position: '3' });
      expect(response.status).toBe(303);
      const payload = await payloadOf(response);
      expect(payload).toMatchObject({ iss: 'tickets@house.iam.example', typ: 'savetowallet' });
      const { eventTicketClasses, eventTicketObjects } = payload.payload as {
        eventTicketClasses: { id: string; dateTime: object }[];
        eventTicketObjects: { id: string; classId: string; barcode: { value: string } }[];
      };
      const [event] = eventTicketClasses;
      const [ticket] = eventTicketObjects;
      const second = Date.parse(order.tickets[2]?.startsAt ?? '') / 1000;
      expect(ticket).toMatchObject({ id: `${ISSUER_ID}.${order.number}-3-${second}`, classId: event?.id });
      expect(event?.dateTime).toMatchObject({ start: order.tickets[2]?.startsAt });
      expect(await test.services.ticketCodes.read(ticket?.barcode.value ?? '')).toMatchObject({
        code: order.tickets[2]?.code,
      });
      expect(JSON.stringify(payload)).not.toMatch(/Svenja|Kühnel|post\.example/);
    });

    it('are short with a long title, which loses its translation before anything the door needs', async () => {
      const event = { de: 'Der Käfer, der nicht schlafen wollte, '.repeat(5), en: 'The beetle '.repeat(20) };
      const tickets = order.tickets.map((ticket) => ({ ...ticket, event }));
      const ticketing = { ...test.services.ticketing, order: async () => ({ ...order, tickets }) };
      const payload = await payloadOf(await asked(googleWallet, { position: '1' }, { ticketing }));
      expect(JSON.stringify(payload)).toContain('BS1.');
    });
  });

  it('are reissued with the current state of the event: postponed, then on its new date', async () => {
    const { services } = test;
    const { id } = await services.db
      .selectFrom('events')
      .select('id')
      .where('id_jet', '=', order.tickets[0]?.jetId ?? 0)
      .executeTakeFirstOrThrow();
    const first = await given();
    expect(first).toMatchObject({ apple: order.tickets[0]?.startsAt, google: order.tickets[0]?.startsAt });

    expect((await postponeEvent(services, HEIKE, id)).ok).toBe(true);
    const postponed = await given();
    expect(postponed).toMatchObject({ apple: undefined, google: undefined });
    expect(postponed.field).toBe('postponed');

    const startsAt = '2027-03-01T15:00:00.000Z';
    expect((await moveEvent(services, HEIKE, id, startsAt)).ok).toBe(true);
    const moved = await given();
    expect(moved).toMatchObject({ apple: startsAt, google: startsAt });
    expect(moved.field).toContain('1 March 2027');
    // Apple takes one of the same number in the place of the old one, Google only one of another.
    expect(moved.serial).toBe(first.serial);
    expect(new Set([first.object, postponed.object, moved.object]).size).toBe(3);
  });

  /** Returns the passes both wallets get now for the first ticket. */
  async function given() {
    const apple = passJson(await filesOf(await asked(appleWallet, { position: '1' })));
    const link = (await asked(googleWallet, { position: '1' })).headers.get('location') ?? '';
    const { payload } = decodeJwt(link.slice(link.lastIndexOf('/') + 1)) as {
      payload: {
        eventTicketClasses: { dateTime?: { start: string } }[];
        eventTicketObjects: { id: string }[];
      };
    };
    return {
      apple: apple.relevantDate,
      serial: apple.serialNumber,
      field: apple.eventTicket.secondaryFields[0].value,
      google: payload.eventTicketClasses[0]?.dateTime?.start,
      object: payload.eventTicketObjects[0]?.id,
    };
  }

  describe.each([
    ['Apple', appleWallet],
    ['Google', googleWallet],
  ] as const)('of %s are not there', (_, loader) => {
    const position = '1';

    it('where the venue has configured none', async () => {
      const walletKeys = { apple: null, google: null };
      expect((await asked(loader, { position }, { walletKeys })).status).toBe(404);
    });

    it.each([
      { secret: 'nobody-knows-it', position: '1' },
      { position: '0' },
      { position: 'x'.repeat(1_000_000) },
    ])('for what is no ticket: %#', async (params) => {
      expect((await asked(loader, params)).status).toBe(404);
    });

    it('for a ticket there is not, or that was returned: that redirects to the order', async () => {
      expect((await asked(loader, { position: '9' })).headers.get('location')).toMatch(
        /^\/webshop\/orders\//,
      );
      const tickets = order.tickets.map((ticket) => ({ ...ticket, state: 'cancelled' as const }));
      const ticketing = { ...test.services.ticketing, order: async () => ({ ...order, tickets }) };
      const response = await asked(loader, { position }, { ticketing });
      expect([response.status, response.headers.get('location')]).toEqual([
        303,
        expect.stringMatching(/^\/webshop\/orders\//),
      ]);
    });

    it('for an order that is not paid yet, nor for a test', async () => {
      for (const changed of [{ paymentMethod: 'box-office' as const }, { isTest: true }]) {
        const ticketing = { ...test.services.ticketing, order: async () => ({ ...order, ...changed }) };
        const response = await asked(loader, { position }, { ticketing });
        expect(response.headers.get('location')).toMatch(/^\/(webshop|testshop)\/orders\//);
      }
    });
  });
});
