import { createDemoSale } from '#demo/load-box-office.server.ts';
import { addCredit } from '#features/box-office/credit/index.server.ts';
import { findPassKinds } from '#features/box-office/passes/index.server.ts';
import { continuePayment, finishPayment } from '#features/box-office/payments/index.server.ts';
import type { Db } from '#features/database.server.ts';
import { insertUser } from '#features/people/accounts/index.server.ts';
import { toJson } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';
import { hall, orderRequest } from '#tests/ticketing/box-office.ts';
import { stageProduction } from '#tests/ticketing/production.ts';
import { openPayingSite, type PayingSite } from './paying-site.ts';

const on = (day: string) => ({ dateStart: `${day}T14:00:00.000Z`, dateEnd: `${day}T15:30:00.000Z` });
const [CHEAP, DEAR] = [on('2026-12-22'), on('2026-12-23')];
const DATES = [on('2026-12-20'), on('2026-12-21'), CHEAP, DEAR].map((date, index) => ({
  jetId: index + 1,
  ...date,
}));
const PLACES = 12;
const CREDIT = 2500;
const COUPONS = [
  { code: 'PROZENT', kind: 'percent', value: 33, max_uses: 2 },
  { code: 'BETRAG', kind: 'amount', value: 1000, max_uses: 1 },
  { code: 'FREI', kind: 'free-tickets', value: 1, max_uses: 1 },
] as const;
export const CODES = COUPONS.map(({ code }) => code);

const priced = (full: number, child: number) => ({
  ...hall(PLACES),
  prices: [
    { name: { de: 'Erwachsene', en: 'Adult' }, cents: full },
    { name: { de: 'Kind', en: 'Child' }, cents: child },
  ],
});

/** A production with four dates at three prices and two rates of VAT, three codes, and an account with credit and a pass. */
export async function openRandomSite(engine: Engine) {
  const site = await openPayingSite(engine);
  const { db } = site.services;
  const person = { firstName: 'Hilde', lastName: 'Sommer', email: 'hilde@post.example' };
  const account = { ...person, role: 'visitor', passwordHash: '', createdAt: site.clock.now() } as const;
  const userId = await insertUser(db, account);
  await db.transaction().execute((trx) =>
    createDemoSale(trx, [
      { jetId: 3, seatGroups: [priced(701, 503)], ...CHEAP },
      { jetId: 4, seatGroups: [priced(1203, 607)], ...DEAR },
    ]),
  );
  await db.updateTable('prices').set({ vat_basis_points: 700 }).execute();
  await db.updateTable('prices').set({ vat_basis_points: null }).where('sale_type_id', '=', 2).execute();
  await db.updateTable('pools').set({ capacity: PLACES }).execute();
  await stageProduction(db, DATES);
  await putCoupons(db);
  await db
    .updateTable('site_settings')
    .set({ donations: toJson({ isOn: true, suggestedCents: [], purpose: null }) })
    .execute();
  await db.transaction().execute((trx) =>
    addCredit(trx, {
      ...{ userId, cents: CREDIT, kind: 'gift-voucher', reference: 'gift-voucher 1' },
      ...{ orderId: null, now: site.clock.now() },
    }),
  );
  await buyPass(site, userId);
  return { ...site, userId };
}

export type RandomSite = Awaited<ReturnType<typeof openRandomSite>>;

async function putCoupons(db: Db): Promise<void> {
  const always = { valid_from: null, valid_until: null, max_uses_per_person: null, is_active: true };
  for (const coupon of COUPONS)
    await db
      .insertInto('coupons')
      .values({ ...coupon, ...always, name: coupon.code })
      .execute();
}

async function buyPass(
  { services, ticketing, carts, fake, clock }: PayingSite,
  userId: number,
): Promise<void> {
  const { db } = services;
  await db
    .insertInto('pass_kinds')
    .values({
      ...{ name_de: 'Fünferkarte', name_en: null, cents: 3000, vat_basis_points: 700, visits: 5 },
      ...{ most_cents: null, series_id: null, valid_days: 60, valid_until: null, is_on_sale: true },
    })
    .execute();
  const [kind] = await findPassKinds(db, clock.now());
  if (!kind) throw new Error('No pass is on sale');
  const { id: kindId, note: _, series: __, ...terms } = kind;
  const customer = { ...orderRequest().customer, userId };
  const request = { ...orderRequest({ paymentMethod: 'online', customer }), pass: { kindId, ...terms } };
  const started = await ticketing.passes?.begin({ request, key: 'key-of-the-form-1' });
  if (!started?.ok) throw new Error('The pass was refused');
  await continuePayment(services, started.value);
  const { secret } = started.value;
  fake.pay((await carts.find(secret))?.session ?? '');
  await finishPayment(services, secret);
}
