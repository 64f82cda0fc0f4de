import type { Db } from '#features/database.server.ts';
import type { OwnDataPart } from '#features/people/accounts/index.server.ts';
import { findCredit, findCreditEntries } from './store.server.ts';

/** More than anybody books in a life. */
const MAX_ENTRIES = 100_000;

/** Exports a person's credit with the venue, and each change of it. */
export function creditOwnData({ db }: { db: Db }): OwnDataPart[] {
  return [
    {
      name: 'credit',
      tables: ['credit_accounts', 'credit_entries'],
      async read({ id }) {
        const { balanceCents, freeCents } = await findCredit(db, id);
        const entries = await findCreditEntries(db, id, MAX_ENTRIES);
        return {
          balance_cents: balanceCents,
          put_aside_cents: balanceCents - freeCents,
          entries: entries.map(({ at, kind, cents, balanceCents: after, order }) => ({
            booked_at: at,
            kind,
            cents,
            balance_cents: after,
            order: order?.number ?? null,
          })),
        };
      },
    },
  ];
}
