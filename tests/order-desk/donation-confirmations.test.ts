import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import type { Order, OrderRequest } from '#features/box-office/ticketing/index.ts';
import type { Principal } from '#features/core/access/index.server.ts';
import { insertUser } from '#features/people/accounts/index.server.ts';
import { confirmationPdf } from '#features/shop/desk/donations/confirmation/confirmation-response.server.ts';
import { confirmationSheet } from '#features/shop/desk/donations/confirmation/confirmation-sheet.ts';
import { findConfirmations } from '#features/shop/desk/donations/confirmation-store.server.ts';
import { findDonors } from '#features/shop/desk/donations/donors.server.ts';
import {
  loadDonationsPage,
  loadDonorPage,
  makeConfirmation,
  purgeConfirmations,
  recordPayment,
  returnDonation,
  revokeConfirmation,
} from '#features/shop/desk/index.server.ts';
import { DEFAULT_FORMATS, setSiteFormats } from '#lib/site-formats.ts';
import { toJson } from '#platform/database/columns.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { setSeller } from '#tests/payments/seller-settings.ts';
import { type Desk, HEIKE, openDesk } from './desk.ts';

const TICKETS = 1500;
const GIFT = 500;
const ADDRESS = { name: 'Svenja Kühnel', street: 'Birkenweg 3', postalCode: '20095', city: 'Hamburg' };
const NOTICE = { de: 'Freigestellt vom Finanzamt Hamburg-Nord, 17/432/10987, 3. März 2025.', en: null };
const SVENJA = 'svenja@post.example';

describeOnEngines('confirmations of donations', (engine) => {
  let desk: Desk;
  let books: Pick<Principal, 'id' | 'role'>;

  beforeEach(async () => {
    desk = await openDesk(engine);
    await setSeller(desk.services.db);
    await setNotice(NOTICE);
    const id = await insertUser(desk.services.db, {
      ...{ firstName: 'Bodo', lastName: 'Kranz', email: 'bodo@buntspecht.example' },
      ...{ role: 'accountant', passwordHash: '', createdAt: '2026-11-20T11:00:00.000Z' },
    });
    books = { id, role: 'accountant' };
  });
  afterEach(() => desk.close());

  const setNotice = (notice: typeof NOTICE | null) =>
    desk.services.db
      .updateTable('site_settings')
      .set({ donations: toJson({ isOn: true, suggestedCents: [], purpose: null, notice }) })
      .execute();
  const donors = (year = 2026) => findDonors(desk.services.db, year);
  const donor = async (email = SVENJA, year = 2026) =>
    (await donors(year)).find((each) => each.email === email);
  const stored = (year = 2026) => findConfirmations(desk.services.db, year);
  const keyOf = async (email = SVENJA) => (await donor(email))?.key ?? '';
  const make = async (address = ADDRESS, email = SVENJA) =>
    makeConfirmation(desk.services, books, { year: 2026, donor: await keyOf(email), address });
  async function revoke(reason = 'Name falsch') {
    const [confirmation] = (await stored()).filter(({ revokedAt }) => revokedAt === null);
    return revokeConfirmation(desk.services, books, { id: confirmation?.id ?? 0 }, reason);
  }

  async function pay({ number }: Order, cents: number, openCents: number): Promise<void> {
    const payment = { cents, means: 'cash', reference: `K-${number}-${openCents}`, openCents } as const;
    expect((await recordPayment(desk.services, HEIKE, number, payment)).ok).toBe(true);
  }
  async function give(more: Partial<OrderRequest> = {}): Promise<Order> {
    const placed = await desk.order({ donationCents: GIFT, ...more });
    await pay(placed, TICKETS + (more.donationCents ?? GIFT), TICKETS + (more.donationCents ?? GIFT));
    return placed;
  }
  const giveBack = ({ number }: Order) => returnDonation(desk.services, HEIKE, number, { reason: 'Wunsch' });
  const by = (email: string, firstName = 'Svenja') => ({
    customer: { firstName, lastName: 'Kühnel', email, userId: null },
  });

  it('donors are summed up by email whatever its case, by what was paid and kept', async () => {
    await give();
    await give({ ...by('Svenja@Post.example'), donationCents: 250 });
    await give({ ...by('ole@post.example', 'Ole'), donationCents: 5000 });
    // Never paid, paid in part, and given back.
    await desk.order({ donationCents: GIFT, ...by('mia@post.example') });
    const part = await desk.order({ donationCents: GIFT, ...by('kai@post.example') });
    await pay(part, TICKETS + 120, TICKETS + GIFT);
    await giveBack(await give(by('ida@post.example')));
    await give({ ...by('none@post.example'), donationCents: 0 });
    expect((await donors()).map(({ email, cents, donations }) => [email, cents, donations.length])).toEqual([
      ['ole@post.example', 5000, 1],
      [SVENJA, 750, 2],
      ['kai@post.example', 120, 1],
    ]);
    const page = await loadDonationsPage(desk.services, { year: 2026, search: 'OLE kuhnel', page: 1 });
    expect(page.donors.map(({ email }) => email)).toEqual(['ole@post.example']);
    expect([page.sumCents, page.count]).toEqual([5000, 1]);
  });

  it('a donation belongs to the year it was paid in at the venue', async () => {
    const [old, early] = [await desk.order({ donationCents: 300 }), await desk.order({ donationCents: 400 })];
    desk.clock.set('2026-12-31T22:59:59.000Z');
    await pay(old, TICKETS + 300, TICKETS + 300);
    desk.clock.set('2026-12-31T23:00:00.000Z');
    await pay(early, TICKETS + 400, TICKETS + 400);
    expect((await donor())?.donations).toEqual([{ order: old.number, day: '2026-12-31', cents: 300 }]);
    expect((await donor(SVENJA, 2027))?.donations).toEqual([
      { order: early.number, day: '2027-01-01', cents: 400 },
    ]);
    await make();
    expect((await stored())[0]).toMatchObject({
      ...{ cents: 300, statement: { from: '2026-01-01', to: '2026-12-31' } },
    });
  });

  it('a confirmation is stored with all that it states, and does not change with the settings', async () => {
    const placed = await give();
    expect(await make()).toEqual({ ok: true, value: null });
    await setNotice({ de: 'Anders', en: null });
    const [confirmation] = await stored();
    expect(confirmation).toMatchObject({
      ...{ number: '2026-0001', email: SVENJA, donor: ADDRESS, cents: GIFT, revokedAt: null },
      donations: [{ order: placed.number, day: '2026-11-20', cents: GIFT }],
      statement: { notice: NOTICE, from: '2026-01-01', to: '2026-11-20', isExplained: false },
    });
    expect((await donor())?.change).toBe(null);
    const audit = await desk.services.db.selectFrom('audit_entries').selectAll().execute();
    const own = audit.filter(({ entity }) => entity === 'donation_confirmations');
    expect(own).toHaveLength(1);
    // The audit names no donor.
    expect(JSON.stringify(own)).not.toContain('Svenja');
  });

  it('is made once: a second press, and two at once, give the same', async () => {
    await give();
    const both = await Promise.all([make(), make({ ...ADDRESS, name: 'S. Kühnel' })]);
    expect(both.map(({ ok }) => ok)).toEqual([true, true]);
    await make({ ...ADDRESS, city: 'Bremen' });
    expect(await stored()).toHaveLength(1);
  });

  it('donors at once have numbers without gaps', async () => {
    const emails = Array.from({ length: 5 }, (_, index) => `gast${index}@post.example`);
    for (const email of emails) await give(by(email));
    await Promise.all(emails.map((email) => make(ADDRESS, email)));
    expect((await stored()).map(({ number }) => number)).toEqual(
      [1, 2, 3, 4, 5].map((number) => `2026-000${number}`),
    );
  });

  it('a donation given back after it was confirmed is a conflict, and so is another one that came', async () => {
    const first = await give();
    await make();
    await give({ donationCents: 100 });
    expect((await donor())?.change).toBe('more');
    await giveBack(first);
    expect(await donor()).toMatchObject({ cents: 100, change: 'less', confirmation: { cents: GIFT } });
    expect((await loadDonationsPage(desk.services, { year: 2026, search: '', page: 1 })).donors).toHaveLength(
      1,
    );
  });

  it('a revoked one makes room for another, with the next number', async () => {
    await give();
    await make();
    expect((await revoke()).ok).toBe(true);
    expect(await revoke()).toEqual({ ok: false, error: { code: 'NOT_VALID' } });
    expect(await donor()).toMatchObject({
      confirmation: null,
      revoked: [{ revocationReason: 'Name falsch' }],
    });
    await make({ ...ADDRESS, name: 'Svenja Kühnel-Ott' });
    expect((await stored()).map(({ number, revokedAt }) => [number, revokedAt === null])).toEqual([
      ['2026-0001', false],
      ['2026-0002', true],
    ]);
  });

  it('is not confirmed to somebody else when the email of its order changes', async () => {
    await give();
    await make();
    await desk.services.db.updateTable('orders').set({ email: 'neu@post.example' }).execute();
    expect((await donors()).map(({ email, cents, change }) => [email, cents, change])).toEqual([
      [SVENJA, GIFT, null],
    ]);
    await revoke();
    expect((await donor('neu@post.example'))?.cents).toBe(GIFT);
    expect(await make()).toEqual({ ok: false, error: { code: 'NOTHING_GIVEN' } });
  });

  it('nothing is made where the venue books in another currency than the euro', async () => {
    await give();
    const key = await keyOf();
    setSiteFormats({ ...DEFAULT_FORMATS, currency: 'CHF' });
    onTestFinished(() => setSiteFormats());
    const made = await makeConfirmation(desk.services, books, { year: 2026, donor: key, address: ADDRESS });
    expect(made).toMatchObject({ error: { code: 'NOT_IN_EURO' } });
    expect((await loadDonorPage(desk.services, { year: 2026, donor: key }))?.isInEuro).toBe(false);
    expect(await stored()).toEqual([]);
  });

  it('nothing is made without the notice, an address or a donation, or by who may not read the books', async () => {
    const placed = await give();
    const key = await keyOf();
    const code = async (address = ADDRESS) => {
      const made = await makeConfirmation(desk.services, books, { year: 2026, donor: key, address });
      return made.ok ? null : made.error.code;
    };
    expect(await code({ ...ADDRESS, street: '' })).toBe('NO_ADDRESS');
    await setNotice(null);
    expect(await code()).toBe('UNPREPARED');
    expect((await loadDonorPage(desk.services, { year: 2026, donor: key }))?.missing).toEqual(['notice']);
    await desk.services.db
      .updateTable('site_settings')
      .set({ seller: toJson(null) })
      .execute();
    expect((await loadDonorPage(desk.services, { year: 2026, donor: key }))?.missing).toEqual([
      'notice',
      'seller',
    ]);
    await giveBack(placed);
    expect(await code()).toBe('UNKNOWN_DONOR');
    expect(await make(ADDRESS, 'niemand@post.example')).toEqual({
      ok: false,
      error: { code: 'UNKNOWN_DONOR' },
    });
    const asked = { year: 2026, donor: key, address: ADDRESS };
    await expect(makeConfirmation(desk.services, HEIKE, asked)).rejects.toMatchObject({ status: 403 });
    await expect(revokeConfirmation(desk.services, HEIKE, { id: 1 }, 'x')).rejects.toMatchObject({
      status: 403,
    });
    expect(await stored()).toEqual([]);
  });

  it('its sheet states the amount in words, each donation, and a copy from the next day on', async () => {
    const placed = await give({ language: 'en' });
    await make();
    const [confirmation] = await stored();
    if (!confirmation) throw new Error('It was made');
    const sheet = confirmationSheet(confirmation, desk.clock.now());
    expect(sheet).toMatchObject({ mark: null, notice: NOTICE.de });
    expect(sheet.facts).toContainEqual(['In Worten', 'fünf Euro']);
    expect(sheet.lines).toEqual([
      ['20. November 2026', placed.number, 'Geldzuwendung', expect.stringMatching(/^5,00/)],
    ]);
    expect(sheet.english[0]).toContain('In English');
    const pdf = await confirmationPdf(confirmation, desk.services);
    expect(new TextDecoder('latin1').decode(pdf.slice(0, 5))).toBe('%PDF-');
    desk.clock.set('2026-11-21T11:00:00.000Z');
    expect(confirmationSheet(confirmation, desk.clock.now()).mark).toBe('Kopie');
    await revoke();
    const [revoked] = await stored();
    expect(revoked && confirmationSheet(revoked, desk.clock.now()).mark).toBe(
      'Widerrufen am 21. November 2026',
    );
  });

  it('is deleted ten years after its year', async () => {
    await give();
    await make();
    desk.clock.set('2036-12-31T11:00:00.000Z');
    expect(await purgeConfirmations(desk.services)).toBe(0);
    desk.clock.set('2037-01-01T11:00:00.000Z');
    expect(await purgeConfirmations(desk.services)).toBe(1);
    expect(await stored()).toEqual([]);
  });
});
