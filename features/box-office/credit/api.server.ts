import { type Context, Hono } from 'hono';
import { requirePermission, type WithPrincipal } from '#features/core/access/index.server.ts';
import type { Db } from '#features/database.server.ts';
import { pageOfList } from '#lib/page-of-list.ts';
import { readId, readPaging } from '#platform/http/list-request.server.ts';
import { parseInput } from '#platform/http/parse-input.server.ts';
import { Problem } from '#platform/http/problem.server.ts';
import {
  type CreditAccount,
  findCreditAccount,
  findCreditAccounts,
  findSourcedEntries,
  type SourcedEntry,
} from './account-store.server.ts';
import { creditQuery } from './schema.ts';

const MAX_WORDS = 8;
/** More than anybody books in many years; the answer stays bounded. */
const MAX_ENTRIES = 500;

type Env = WithPrincipal;

/** `GET /admin/credit-accounts/…`: who has how much with the house, and each change of it (docs/product/box-office.md#credit). */
export function creditApi({ db }: { db: Db }) {
  return new Hono<Env>({ strict: false })
    .get('/admin/credit-accounts', async (c) => {
      await allowed(c);
      const { q, sort, order } = parseInput(creditQuery, c.req.query());
      const words = q.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
      const paging = readPaging(c);
      const { accounts, total } = await findCreditAccounts(db, { words, sort, order }, paging);
      return c.json(pageOfList(new URL(c.req.url), { total, ...paging }, accounts.map(accountJson)));
    })
    .get('/admin/credit-accounts/:id', async (c) => {
      await allowed(c);
      const account = await findCreditAccount(db, readId(c));
      if (!account) throw new Problem(404, 'not_found', { detail: 'There is none of this number.' });
      const entries = await findSourcedEntries(db, account.id, MAX_ENTRIES);
      return c.json({ ...accountJson(account), entries: entries.map(entryJson) });
    });
}

/** Requires the permission to see how orders were paid. */
function allowed(c: Context<Env>) {
  c.header('cache-control', 'private, no-store');
  return requirePermission(c.get('principal'), 'sell');
}

function accountJson({ id, owner, balanceCents, claimedCents, entryCount, lastEntryAt }: CreditAccount) {
  return {
    ...{ id, owner },
    balance_cents: balanceCents,
    put_aside_cents: claimedCents,
    entry_count: entryCount,
    last_entry_at: lastEntryAt,
  };
}

function entryJson({ id, kind, cents, balanceCents, order, voucher, at }: SourcedEntry) {
  return { ...{ id, kind, cents, order, voucher }, balance_cents: balanceCents, booked_at: at };
}
