import type { Db, Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { Credit, CreditEntry } from './credit.ts';

const NOTHING: Credit = { balanceCents: 0, freeCents: 0 };

/** Reads a user's credit with the venue, in cents. */
export async function findCredit(db: Db | Trx, userId: number): Promise<Credit> {
  const row = await db
    .selectFrom('credit_accounts')
    .select(['balance_cents', 'claimed_cents'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return NOTHING;
  return { balanceCents: row.balance_cents, freeCents: row.balance_cents - row.claimed_cents };
}

/** The latest changes of an account's credit, newest first. */
export async function findCreditEntries(db: Db, userId: number, atMost: number): Promise<CreditEntry[]> {
  const rows = await db
    .selectFrom('credit_entries')
    .innerJoin('credit_accounts', 'credit_accounts.id', 'credit_entries.account_id')
    .leftJoin('orders', 'orders.id', 'credit_entries.order_id')
    .select([
      'credit_entries.id',
      'credit_entries.kind',
      'credit_entries.cents',
      'credit_entries.balance_cents',
      'credit_entries.booked_at',
      'orders.number',
      'orders.secret',
    ])
    .where('credit_accounts.user_id', '=', userId)
    .orderBy('credit_entries.id', 'desc')
    .limit(atMost)
    .execute();
  return rows.map(({ id, kind, cents, balance_cents, booked_at, number, secret }) => ({
    id,
    kind,
    cents,
    balanceCents: balance_cents,
    order: number === null || secret === null ? null : { number, secret },
    at: booked_at,
  }));
}

/** A booked change. `reference`: its source, unique in the database. `cents` are above zero. */
export interface Booking {
  userId: number;
  cents: number;
  reference: string;
  orderId: number | null;
  now: Instant;
}

/** Books what somebody gets. */
export async function addCredit(
  trx: Trx,
  { kind, ...booking }: Booking & { kind: 'refund' | 'gift-voucher' },
): Promise<void> {
  const account = await trx
    .insertInto('credit_accounts')
    .values({ user_id: booking.userId, balance_cents: booking.cents })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet((eb) => ({ balance_cents: eb('credit_accounts.balance_cents', '+', booking.cents) })),
    )
    .returning(['id', 'balance_cents'])
    .executeTakeFirstOrThrow();
  await insertEntry(trx, { ...booking, kind, cents: booking.cents, account });
}

/** Books what somebody spends; `false`, and nothing is changed, when they have not so much to spend. */
export async function spendCredit(trx: Trx, booking: Booking): Promise<boolean> {
  const account = await trx
    .updateTable('credit_accounts')
    .set((eb) => ({ balance_cents: eb('balance_cents', '-', booking.cents) }))
    .where('user_id', '=', booking.userId)
    .where((eb) => eb(eb('balance_cents', '-', eb.ref('claimed_cents')), '>=', booking.cents))
    .returning(['id', 'balance_cents'])
    .executeTakeFirst();
  if (!account) return false;
  await insertEntry(trx, { ...booking, kind: 'payment', cents: -booking.cents, account });
  return true;
}

/** Puts credit aside for a cart that is being paid at a provider; `false` when there is not so much of it. */
export async function claimCredit(
  trx: Trx,
  { holdId, userId, cents }: { holdId: number; userId: number; cents: number },
): Promise<boolean> {
  const account = await trx
    .updateTable('credit_accounts')
    .set((eb) => ({ claimed_cents: eb('claimed_cents', '+', cents) }))
    .where('user_id', '=', userId)
    .where((eb) => eb(eb('balance_cents', '-', eb.ref('claimed_cents')), '>=', cents))
    .returning('id')
    .executeTakeFirst();
  if (!account) return false;
  await trx.insertInto('credit_claims').values({ hold_id: holdId, account_id: account.id, cents }).execute();
  return true;
}

/** Releases the credit reserved by carts that are no longer being paid. */
export async function releaseClaimedCredit(trx: Trx, holdIds: readonly number[]): Promise<void> {
  const released = await trx
    .deleteFrom('credit_claims')
    .where('hold_id', 'in', holdIds)
    .returning(['account_id', 'cents'])
    .execute();
  // Always by id: two that release several wait for each other, and never both.
  for (const { account_id, cents } of released.toSorted((a, b) => a.account_id - b.account_id))
    await trx
      .updateTable('credit_accounts')
      .set((eb) => ({ claimed_cents: eb('claimed_cents', '-', cents) }))
      .where('id', '=', account_id)
      .execute();
}

async function insertEntry(
  trx: Trx,
  {
    account,
    kind,
    cents,
    reference,
    orderId,
    now,
  }: Omit<Booking, 'userId'> & {
    account: { id: number; balance_cents: number };
    kind: CreditEntry['kind'];
  },
): Promise<void> {
  await trx
    .insertInto('credit_entries')
    .values({
      account_id: account.id,
      kind,
      cents,
      balance_cents: account.balance_cents,
      reference,
      order_id: orderId,
      booked_at: now,
    })
    .execute();
}
