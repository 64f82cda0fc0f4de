import {
  type CreditAccount,
  type CreditSort,
  findCreditAccount,
  findCreditAccounts,
  findSourcedEntries,
  type SourcedEntry,
} from '#features/box-office/credit/index.server.ts';
import type { Db } from '#features/database.server.ts';
import type { Language } from '#lib/localized.ts';
import { momentWords } from '../orders/order-row.ts';

/** A credit account as the list of the desk shows it. */
export interface CreditRow extends Pick<CreditAccount, 'id' | 'owner' | 'balanceCents' | 'entryCount'> {
  /** Moment of its last transaction. */
  last: string | null;
}

/** Filters of the list of credit accounts. */
export interface CreditQuery {
  query: string;
  sort: CreditSort;
  page: number;
}

/** Data of the list of credit accounts. */
export interface DeskCreditPage extends CreditQuery {
  rows: CreditRow[];
  total: number;
  pages: number;
}

/** Data of the page of one credit account; its transactions have the newest first. */
export interface DeskCreditAccountPage {
  account: CreditAccount;
  entries: (SourcedEntry & { when: string })[];
}

const ROWS_A_PAGE = 25;
const MAX_WORDS = 8;
/** More than anybody books in many years; bounds the page. */
const MAX_ENTRIES = 500;

/** Credit accounts of customers, found by name or address. */
export async function loadDeskCreditPage(
  { db }: { db: Db },
  asked: CreditQuery,
  language: Language,
): Promise<DeskCreditPage> {
  const { query, sort, page } = asked;
  const words = query.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  const { accounts, total } = await findCreditAccounts(db, { words, sort }, { page, pageSize: ROWS_A_PAGE });
  return {
    ...asked,
    rows: accounts.map(({ id, owner, balanceCents, entryCount, lastEntryAt }) => ({
      ...{ id, owner, balanceCents, entryCount },
      last: lastEntryAt && momentWords(lastEntryAt, language),
    })),
    total,
    pages: Math.max(1, Math.ceil(total / ROWS_A_PAGE)),
  };
}

/** One credit account with its entries; `null` when there is none of this number. */
export async function loadDeskCreditAccountPage(
  { db }: { db: Db },
  id: number,
  language: Language,
): Promise<DeskCreditAccountPage | null> {
  const account = await findCreditAccount(db, id);
  if (!account) return null;
  const entries = await findSourcedEntries(db, id, MAX_ENTRIES);
  return {
    account,
    entries: entries.map((entry) => ({ ...entry, when: momentWords(entry.at, language) })),
  };
}
