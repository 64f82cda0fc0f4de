import type { Db } from '#features/database.server.ts';
import type { OwnDataPart } from '#features/people/accounts/index.server.ts';
import { findPassesOf } from './order-pass-store.server.ts';
import { findPassEntries } from './pass-entry-store.server.ts';

/** The passes of an account, and each change of their visits. */
export function passesOwnData({ db }: { db: Db }): OwnDataPart[] {
  return [
    {
      name: 'passes',
      tables: ['passes', 'pass_entries'],
      async read({ id }) {
        const passes = await findPassesOf(db, id);
        const entries = await findPassEntries(
          db,
          passes.map((pass) => pass.id),
        );
        return passes.map((pass) => ({
          name: pass.name,
          order: pass.order.number,
          cents: pass.cents,
          vat_basis_points: pass.vatBasisPoints,
          visits: pass.visits,
          left_visits: pass.leftVisits,
          put_aside_visits: pass.claimedVisits,
          most_cents: pass.mostCents,
          series: pass.series,
          valid_until: pass.validUntil,
          state: pass.state,
          is_paid: pass.isPaid,
          entries: entries
            .filter(({ passId }) => passId === pass.id)
            .map(({ at, kind, visits, leftVisits, ticket }) => ({
              booked_at: at,
              kind,
              visits,
              left_visits: leftVisits,
              order: ticket?.order ?? null,
              event: ticket?.event ?? null,
              starts_at: ticket?.startsAt ?? null,
              is_postponed: ticket?.isPostponed ?? false,
            })),
        }));
      },
    },
  ];
}
