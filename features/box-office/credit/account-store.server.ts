import { sql } from 'kysely';
import type { Db } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import { containsWord } from '#platform/database/contains-word.server.ts';
import { type CreditEntry, voucherOf } from './credit.ts';
import type { CreditSort } from './schema.ts';

/** Credit balance of a customer, as the box office sees it. */
export interface CreditAccount {
  id: number;
  /** Owner of the account; `null` once it is deleted. */
  owner: { id: number; name: string; email: string } | null;
  balanceCents: number;
  /** Part of it reserved by carts that are being paid. */
  claimedCents: number;
  /** How many changes there are, and when the last was. */
  entryCount: number;
  lastEntryAt: Instant | null;
}

/** A change of a balance with its source. */
export interface SourcedEntry extends Omit<CreditEntry, 'order'> {
  /** The number of the order. */
  order: string | null;
  /** The gift voucher that was redeemed. */
  voucher: { id: number; code: string; recipient: string } | null;
}

const ENTRIES = sql`from credit_entries where credit_entries.account_id = credit_accounts.id`;
const COLUMNS = { last_entry_at: 'lastEntryAt', balance_cents: 'balance_cents' } as const;

function accounts(db: Db) {
  return db.selectFrom('credit_accounts').leftJoin('users', 'users.id', 'credit_accounts.user_id');
}

function read(db: Db) {
  return accounts(db).select([
    'credit_accounts.id',
    'balance_cents',
    'claimed_cents',
    'users.id as userId',
    'users.name',
    'users.email',
    sql<number>`(select count(*) ${ENTRIES})`.as('entryCount'),
    sql<Instant | null>`(select max(booked_at) ${ENTRIES})`.as('lastEntryAt'),
  ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof read>['executeTakeFirstOrThrow']>>;

function toAccount({ id, userId, name, email, ...row }: Row): CreditAccount {
  return {
    id,
    owner: userId === null || name === null || email === null ? null : { id: userId, name, email },
    balanceCents: row.balance_cents,
    claimedCents: row.claimed_cents,
    entryCount: Number(row.entryCount),
    lastEntryAt: row.lastEntryAt,
  };
}

/** One page of credit accounts, names from A on, else the highest first; each word has to occur in the name or the address. */
export async function findCreditAccounts(
  db: Db,
  { words, sort }: { words: readonly string[]; sort: CreditSort },
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ accounts: CreditAccount[]; total: number }> {
  const order = sort === 'name' ? 'asc' : 'desc';
  let matching = read(db);
  let counted = accounts(db);
  for (const word of words) {
    const isMeant = sql<boolean>`(${sql.join(containsWord(['users.name', 'users.email'], word), sql` or `)})`;
    matching = matching.where(isMeant);
    counted = counted.where(isMeant);
  }
  // Sorts deleted accounts as an empty name: the database engines disagree on where `null` goes.
  const ordered =
    sort === 'name'
      ? matching
          .orderBy(sql`coalesce(users.last_name, '')`, order)
          .orderBy(sql`coalesce(users.first_name, '')`, order)
      : matching.orderBy(COLUMNS[sort], order);
  const rows = await ordered
    .orderBy('credit_accounts.id', order)
    .offset((page - 1) * pageSize)
    .limit(pageSize)
    .execute();
  const { total } = await counted
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { accounts: rows.map(toAccount), total: Number(total) };
}

/** Reads the credit account of one customer; `null` when there is no such account. */
export async function findCreditAccount(db: Db, id: number): Promise<CreditAccount | null> {
  const row = await read(db).where('credit_accounts.id', '=', id).executeTakeFirst();
  return row ? toAccount(row) : null;
}

/** The latest changes of an account with their sources, newest first. */
export async function findSourcedEntries(db: Db, accountId: number, atMost: number): Promise<SourcedEntry[]> {
  const rows = await db
    .selectFrom('credit_entries')
    .leftJoin('orders', 'orders.id', 'credit_entries.order_id')
    .select([
      'credit_entries.id',
      'kind',
      'cents',
      'balance_cents',
      'reference',
      'booked_at',
      'orders.number',
    ])
    .where('account_id', '=', accountId)
    .orderBy('credit_entries.id', 'desc')
    .limit(atMost)
    .execute();
  const voucherIds = rows.flatMap(({ kind, reference }) => voucherOf({ kind, reference }) ?? []);
  const vouchers =
    voucherIds.length === 0
      ? []
      : await db
          .selectFrom('gift_vouchers')
          .select(['id', 'code', 'recipient'])
          .where('id', 'in', voucherIds)
          .execute();
  const byId = new Map(vouchers.map((voucher) => [voucher.id, voucher]));
  return rows.map(({ id, kind, cents, balance_cents, reference, booked_at, number }) => ({
    ...{ id, kind, cents, balanceCents: balance_cents, order: number, at: booked_at },
    voucher: byId.get(voucherOf({ kind, reference }) ?? 0) ?? null,
  }));
}
