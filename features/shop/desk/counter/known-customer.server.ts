import { findCredit } from '#features/box-office/credit/index.server.ts';
import { findPassesOf, lastDayOfPass, refusalOfPass } from '#features/box-office/passes/index.server.ts';
import type { Db } from '#features/database.server.ts';
import { findKnownAccount, findKnownAccounts } from '#features/people/accounts/index.server.ts';
import { type Language, shown } from '#lib/localized.ts';
import { formatDayShort, type Instant } from '#lib/venue-time.ts';
import type { CounterCustomer, FoundCustomer } from './counter-view.ts';

const MOST_FOUND = 6;
const MOST_WORDS = 4;
/** Shorter words find too many people. */
const LEAST_LENGTH = 3;

/** Accounts by a name or an address, without that of the cashier. */
export async function findCustomers(db: Db, staff: { id: number }, query: string): Promise<FoundCustomer[]> {
  if (query.length < LEAST_LENGTH) return [];
  const words = query.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  const found = await findKnownAccounts(db, { words, atMost: MOST_FOUND + 1 });
  return found
    .filter(({ id }) => id !== staff.id)
    .slice(0, MOST_FOUND)
    .map(({ id, firstName, lastName, email }) => ({ id, name: `${firstName} ${lastName}`, email }));
}

/** The chosen customer with their credit and their passes that can be used now; `null` where there is none, or it is the cashier. */
export async function findCustomer(
  db: Db,
  staff: { id: number },
  { id, now, language }: { id: number; now: Instant; language: Language },
): Promise<CounterCustomer | null> {
  const account = id === staff.id ? null : await findKnownAccount(db, id);
  if (!account) return null;
  const [{ freeCents }, passes] = await Promise.all([findCredit(db, id), findPassesOf(db, id)]);
  return {
    id,
    name: `${account.firstName} ${account.lastName}`,
    email: account.email,
    freeCents: Math.max(0, freeCents),
    passes: passes
      .filter((pass) => refusalOfPass(pass, now) === null)
      .map(({ name, leftVisits, claimedVisits, validUntil, order }) => ({
        number: order.number,
        name: shown(name, language),
        left: leftVisits - claimedVisits,
        lastDay: formatDayShort(lastDayOfPass(validUntil), language),
      })),
  };
}
