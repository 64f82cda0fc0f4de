import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addCredit } from '#features/box-office/credit/index.server.ts';
import type { Principal } from '#features/core/access/index.server.ts';
import { findAuditEntries } from '#features/core/access/index.server.ts';
import {
  createUser,
  deleteAccount,
  exportOwnData,
  findPrincipal,
  signIn,
} from '#features/people/accounts/index.server.ts';
import { EXCLUDED_DATA } from '#features/people/accounts/own-data/excluded-data.ts';
import { NAMES } from '#features/people/accounts/own-data/words.ts';
import { recordPayment, sellPass } from '#features/shop/desk/index.server.ts';
import { readSchema } from '#migrations/data-model.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { type Desk, HEIKE, openDesk, RECEIPT } from '#tests/order-desk/desk.ts';
import { read } from '#tests/setup/read-project.ts';
import { CHILD, orderRequest } from '#tests/ticketing/box-office.ts';

const NOW = '2026-11-20T11:00:00.000Z';
const PASSWORD = 'Specht klopft 7';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
/** Columns that would grant access, or let somebody be recognised again. */
const SECRET_COLUMN = /secret|token|hash|password|backup_codes|^code$|client_|nonce/;

/** Names of fields in the file; verbatim contents of invoices are left to programs. */
function namesIn(value: unknown, names = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const each of value) namesIn(each, names);
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) {
      if (name === 'contents' || name === 'de' || name === 'en') continue;
      names.add(name);
      namesIn(inner, names);
    }
  return names;
}

const NO_LIMIT = { hours: async () => 720, isUse: true };

describeOnEngines('the data of an account', (engine) => {
  let desk: Desk;
  beforeEach(async () => {
    desk = await openDesk(engine);
    // better-auth knows no other clock than the system's.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(NOW) });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await desk.close();
  });

  const caller = (cookie: string | null = null) => ({
    address: '192.0.2.1',
    cookie,
    userAgent: FIREFOX,
    origin: 'https://b.example',
    language: 'de' as const,
  });

  async function somebody(email = 'jule@post.example'): Promise<{ principal: Principal; cookie: string }> {
    const { services } = desk;
    const names = { firstName: 'Jule', lastName: 'Sommer' };
    await createUser(services, { system: 'test' }, { ...names, email, password: PASSWORD, role: 'visitor' });
    const signed = await signIn(services, { email, password: PASSWORD, remember: true }, caller());
    if (!signed.ok) throw new Error('could not sign in');
    const cookie = signed.value.cookies.map((one) => one.split(';')[0]).join('; ');
    const principal = await findPrincipal(services, { headers: new Headers({ cookie }) }, NO_LIMIT);
    if (!principal) throw new Error('nobody is signed in');
    return { principal, cookie };
  }

  const take = (
    { principal, cookie }: Awaited<ReturnType<typeof somebody>>,
    password = PASSWORD,
    as: 'json' | 'text' = 'json',
  ) => exportOwnData(desk.services, principal, { password, as }, caller(cookie));
  async function fileOf(person: Awaited<ReturnType<typeof somebody>>) {
    const taken = await take(person);
    if (!taken.ok) throw new Error(JSON.stringify(taken.error));
    return { ...taken.value, data: JSON.parse(taken.value.content) };
  }
  const give = (userId: number, cents: number) =>
    inTransaction(desk.services.db, (trx) =>
      addCredit(trx, {
        kind: 'gift-voucher',
        userId,
        cents,
        reference: `voucher ${userId} ${cents}`,
        orderId: null,
        now: NOW,
      }),
    );

  /** Buys, pays, gets credit, remembers a date, reads the newsletter. */
  async function lively(email?: string) {
    const person = await somebody(email);
    const { services } = desk;
    const { db } = services;
    const { principal } = person;
    const customer = { ...orderRequest().customer, email: principal.email, userId: principal.id };
    const placed = await desk.order({ customer });
    const { number } = placed;
    await recordPayment(services, HEIKE, number, { ...RECEIPT, cents: placed.due.totalCents });
    await give(principal.id, 1250);
    await newsletterFor(principal.email);
    return { ...person, number, db };
  }

  /** Waits for a place, because there is none left. */
  async function waits({ id, email }: Principal): Promise<void> {
    await desk.services.db
      .updateTable('pools')
      .set((eb) => ({ blocked: eb('capacity', '-', eb.ref('sold')) }))
      .execute();
    const joined = await desk.services.ticketing.waitingList?.join({
      ...{ jetId: 1, seatGroup: null, blockId: null, onlyTogether: true, language: 'de' },
      tickets: [{ saleTypeId: CHILD, quantity: 2 }],
      userId: id,
      email,
    });
    expect(joined?.ok).toBe(true);
  }

  async function newsletterFor(email: string): Promise<void> {
    const { db } = desk.services;
    const [language, topics] = ['de', '["families"]'] as const;
    await db
      .insertInto('newsletter_subscriptions')
      .values({ email, language, topics, since: NOW, updated_at: NOW })
      .execute();
    await db
      .insertInto('newsletter_consents')
      .values({
        ...{ email, language, topics, at: NOW, asked_at: NOW },
        ...{ action: 'given', via: 'link', wording: 'Ja, schreibt mir.' },
      })
      .execute();
    await db
      .insertInto('newsletter_requests')
      .values({
        ...{ email, language, topics, asked_at: NOW, expires_at: NOW },
        ...{ token_hash: `hash of a link to ${email}`, wording: 'Ja, schreibt mir.' },
      })
      .execute();
  }

  it('come as one file named by its day, with all that hangs on the account', async () => {
    const { principal, cookie, number } = await lively();
    await waits(principal);
    const { name, data } = await fileOf({ principal, cookie });
    expect(name).toBe('meine-daten-2026-11-20.json');
    expect(data.profile).toMatchObject({
      first_name: 'Jule',
      email: 'jule@post.example',
      is_email_confirmed: true,
      is_two_factor_on: false,
    });
    expect(data.devices).toEqual([
      {
        device: 'Firefox, Windows',
        signed_in_at: NOW,
        last_seen_on: '2026-11-20',
        last_used_at: null,
        ends_at: '2026-12-20T11:00:00.000Z',
        by_passkey: false,
      },
    ]);
    expect(data.orders).toMatchObject([
      {
        number,
        email: 'jule@post.example',
        total_cents: 1500,
        paid_cents: 1500,
        tickets: [
          { position: 1, state: 'valid', came_in_at: null },
          { position: 2, state: 'valid', came_in_at: null },
        ],
        payments: [{ kind: 'payment', cents: 1500, means: 'cash', reference: 'K-0017' }],
      },
    ]);
    expect(data.waiting_list).toMatchObject([{ state: 'waiting', ticket_count: 2, is_only_together: true }]);
    expect(data.credit).toMatchObject({
      balance_cents: 1250,
      entries: [{ kind: 'gift-voucher', cents: 1250, balance_cents: 1250, order: null }],
    });
    expect(data.newsletter).toMatchObject({
      subscription: { topics: ['families'], since: NOW },
      consents: [{ action: 'given', wording: 'Ja, schreibt mir.' }],
      requests: [{ topics: ['families'] }],
    });
    expect(data.not_in_this_file).toHaveLength(EXCLUDED_DATA.length);
  });

  it('come as text in words, for those who read them', async () => {
    const { principal, cookie, number } = await lively();
    await waits(principal);
    const taken = await take({ principal, cookie }, PASSWORD, 'text');
    const { name, content } = taken.ok ? taken.value : { name: '', content: '' };
    expect(name).toBe('meine-daten-2026-11-20.txt');
    for (const line of [
      'Vorname: Jule',
      'Zwei-Faktor-Anmeldung an: nein',
      'Gerät: Firefox, Windows',
      `Nummer: ${number}`,
      'Summe: 15 €',
      'Stand: gültig',
      'Womit: bar',
      'Stand: wartet',
      'Stand: 12,50 €',
      'Wortlaut: Ja, schreibt mir.',
      '- Familien',
    ])
      expect(
        content
          .replaceAll('\u00a0', ' ')
          .split('\n')
          .map((one) => one.trim()),
      ).toContain(line);
    const { data } = await fileOf({ principal, cookie });
    expect([...namesIn(data)].filter((one) => NAMES[one] === undefined)).toEqual(['about', 'made_at']);
    expect(content).not.toMatch(/undefined|\[object|null|_cents|_at\b/);
  });

  it('hold nothing that opens an account, an order or a door, and nothing of anybody else', async () => {
    await lively('mira@post.example');
    const { principal, cookie, db } = await lively();
    const { content: json } = await fileOf({ principal, cookie });
    for (const { name, columns } of await readSchema())
      for (const column of columns.filter((one) => SECRET_COLUMN.test(one.name))) {
        const rows = await db
          .selectFrom(name as 'orders')
          .select(`${column.name} as value` as 'number as value')
          .execute();
        const leaked = rows.filter(({ value }) => String(value).length > 5 && json.includes(String(value)));
        expect([`${name}.${column.name}`, leaked]).toEqual([`${name}.${column.name}`, []]);
      }
    expect(json).not.toContain('mira@post.example');
  });

  it('are empty lists for a new account', async () => {
    const { data } = await fileOf(await somebody());
    expect([data.favourites, data.orders, data.credit.entries, data.newsletter.subscription]).toEqual([
      [],
      [],
      [],
      null,
    ]);
  });

  it('are exported by password, five times an hour, and each time is audited', async () => {
    const person = await somebody();
    expect(await take(person, '')).toEqual({ ok: false, error: { password: 'REQUIRED' } });
    expect(await take(person, 'falsch')).toEqual({ ok: false, error: { password: 'WRONG_PASSWORD' } });
    expect(await take(person, 'x'.repeat(1_000_000))).toEqual({
      ok: false,
      error: { password: 'WRONG_PASSWORD' },
    });
    const answers = await Promise.all(Array.from({ length: 7 }, () => take(person)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(5);
    expect(answers.filter((answer) => !answer.ok && answer.error.form === 'TOO_MANY')).toHaveLength(2);
    desk.clock.advance(61 * 60);
    expect((await take(person)).ok).toBe(true);
    const { db } = desk.services;
    const filter = { entity: 'accounts', entityId: String(person.principal.id), action: 'changed' as const };
    const { entries } = await findAuditEntries(db, filter, { page: 1, pageSize: 20 });
    expect(entries).toHaveLength(6);
    expect(entries[0]).toMatchObject({
      actor: { system: 'own-data' },
      changes: { own_data_exported_at: { before: null, after: desk.clock.now() } },
    });
  });

  it('are for nobody whose session is over', async () => {
    const { principal } = await somebody();
    const ended = { ok: false, error: { form: 'SIGNED_OUT' } };
    expect(await take({ principal, cookie: '' })).toEqual(ended);
    expect(await take({ principal, cookie: 'session=made.up' })).toEqual(ended);
  });

  describe('with credit left', () => {
    const end = (
      { principal, cookie }: Awaited<ReturnType<typeof somebody>>,
      givenUpCents?: number | undefined,
    ) =>
      deleteAccount(
        desk.services,
        principal,
        { password: PASSWORD, isSure: true, ...(givenUpCents === undefined ? {} : { givenUpCents }) },
        caller(cookie),
      );
    const LEFT = { ok: false, error: { credit: 'CREDIT_LEFT' } };

    it('are deleted when its owner gives up the very amount there is', async () => {
      const person = await somebody();
      await give(person.principal.id, 1250);
      for (const other of [undefined, 0, 1249, Number.NaN, -1250])
        expect(await end(person, other)).toEqual(LEFT);
      await give(person.principal.id, 500);
      expect(await end(person, 1250)).toEqual(LEFT);
      expect((await end(person, 1750)).ok).toBe(true);
      const stored = desk.services.db.selectFrom('credit_accounts').select(['user_id', 'balance_cents']);
      expect(await stored.execute()).toEqual([{ user_id: null, balance_cents: 1750 }]);
    });

    it('are deleted without another word where there is none', async () => {
      expect((await end(await somebody())).ok).toBe(true);
    });
  });

  describe('with visits of passes left', () => {
    const EMAIL = 'jule@post.example';
    const end = ({ principal, cookie }: Awaited<ReturnType<typeof somebody>>, givenUpVisits = 0) =>
      deleteAccount(
        desk.services,
        principal,
        { password: PASSWORD, isSure: true, givenUpVisits },
        caller(cookie),
      );
    const LEFT = { ok: false, error: { passes: 'PASSES_LEFT' } };

    async function buyPass(name_de: string, visits: number): Promise<void> {
      const { id } = await desk.services.db
        .insertInto('pass_kinds')
        .values({
          ...{ name_de, name_en: null, cents: 5000, vat_basis_points: 700, visits },
          ...{ most_cents: null, series_id: null, valid_days: 60, valid_until: null, is_on_sale: true },
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const sold = await sellPass(desk.services, HEIKE, {
        ...{ kindId: id, customer: { firstName: 'Jule', lastName: 'Sommer', email: EMAIL }, language: 'de' },
        ...{ payment: { ...RECEIPT, cents: 5000 }, key: `key-of-the-form-${name_de}` },
      });
      expect(sold.ok).toBe(true);
    }
    const passes = () => desk.services.db.updateTable('passes');

    it('are deleted when its owner gives up the very number there is, of which each is named with its end', async () => {
      const person = await somebody(EMAIL);
      await buyPass('Fünferkarte', 5);
      await buyPass('Zehnerkarte', 10);
      expect(await desk.services.remainingPasses(person.principal.id)).toMatchObject([
        { name: { de: 'Fünferkarte', en: null }, visits: 5, lastDay: '2027-01-19' },
        { name: { de: 'Zehnerkarte', en: null }, visits: 10, lastDay: '2027-01-19' },
      ]);
      for (const other of [0, 14, Number.NaN, -15]) expect(await end(person, other)).toEqual(LEFT);
      await passes().set({ left_visits: 3 }).where('visits', '=', 5).execute();
      expect(await end(person, 15)).toEqual(LEFT);
      expect((await end(person, 13)).ok).toBe(true);
    });

    it.each([
      ['used up', { left_visits: 0 }],
      ['over', { valid_until: '2026-11-20T11:00:00.000Z' }],
      ['cancelled', { state: 'cancelled' as const }],
      ['unpaid', { is_paid: false }],
    ])('are deleted without another word where a pass is %s', async (_, row) => {
      const person = await somebody(EMAIL);
      await buyPass('Fünferkarte', 5);
      await passes().set(row).execute();
      expect(await desk.services.remainingPasses(person.principal.id)).toEqual([]);
      expect((await end(person)).ok).toBe(true);
    });
  });
});

describe('personal data', () => {
  const leftOut = EXCLUDED_DATA.flatMap(({ tables }) => tables);

  it('stands in the file of its owner, or the file says why not', async () => {
    const { ownDataParts } = await import('#server/services/own-data.server.ts');
    const services = { db: {}, clock: {}, ticketing: {} } as Parameters<typeof ownDataParts>[0];
    const leaked = ownDataParts(services).flatMap(({ tables }) => tables);
    expect([...leaked, ...leftOut].toSorted()).toEqual([...new Set([...leaked, ...leftOut])].toSorted());

    const schema = await readSchema();
    const ofAccounts = schema
      .filter(({ columns }) => columns.some(({ refersTo }) => refersTo === 'users.id'))
      .map(({ name }) => name);
    const privacy = read('docs/privacy.md')[0]?.text ?? '';
    const ofPeople = [...privacy.matchAll(/^\| `(\w+)` /gm)].map(([, table = '']) => table);
    const known = new Set([...leaked, ...leftOut]);
    expect([...ofAccounts, ...ofPeople].filter((table) => !known.has(table))).toEqual([]);
    const tables = new Set(schema.map(({ name }) => name));
    expect([...known].filter((table) => !tables.has(table))).toEqual([]);
  });
});
