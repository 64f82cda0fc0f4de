import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db, Trx } from '#features/database.server.ts';
import { beginOf, linesOfOrders } from '../closings/ledger-store.server.ts';
import type { DonorAddress } from './confirmation-store.server.ts';
import { type NetDonation, netDonations } from './net-donations.ts';

/** An order with a donation, and its part that was paid in a year and kept. */
export interface DonationOrder {
  id: number;
  number: string;
  /** In lower case; empty once its person was forgotten. */
  email: string;
  isEnglish: boolean;
  donor: DonorAddress;
  donations: NetDonation[];
}

const SLICE = 500;

/** Orders with a donation that were paid in a year of the venue, oldest first; only some of them where ids are named. */
export async function findDonationOrders(
  db: Db | Trx,
  year: number,
  ids?: readonly number[],
): Promise<DonationOrder[]> {
  // PostgreSQL refuses an empty list.
  if (ids?.length === 0) return [];
  const rows = await db
    .selectFrom('orders')
    .select([
      'id',
      'number',
      'email',
      'language',
      'first_name',
      'last_name',
      'invoice_recipient',
      'donation_end',
    ])
    .where('donation_cents', '>', 0)
    .where('is_test', '=', false)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('payments')
        .select('order_id')
        .where('recorded_at', '>=', beginOf(`${year}-01-01`))
        .where('recorded_at', '<', beginOf(`${year + 1}-01-01`)),
    )
    .$if(ids !== undefined, (query) => query.where('id', 'in', [...(ids ?? [])]))
    .orderBy('id')
    .execute();
  const found: DonationOrder[] = [];
  for (let start = 0; start < rows.length; start += SLICE) {
    const slice = rows.slice(start, start + SLICE);
    const lines = await linesOfOrders(
      db,
      slice.map(({ id }) => id),
    );
    const linesOf = Map.groupBy(lines, ({ order }) => order);
    for (const { id, number, donation_end, ...row } of slice) {
      const net = donation_end === null ? netDonations(linesOf.get(number) ?? []) : [];
      const recipient = row.invoice_recipient;
      found.push({
        ...{ id, number, email: row.email.trim().toLowerCase(), isEnglish: row.language === 'en' },
        donor: {
          name: `${row.first_name} ${row.last_name}`.trim(),
          street: recipient?.street ?? '',
          postalCode: recipient?.postalCode ?? '',
          city: recipient?.city ?? '',
        },
        donations: net.filter(({ day }) => day.startsWith(`${year}-`)),
      });
    }
    // Other requests get their turn between two slices.
    await nextTurn();
  }
  return found;
}
