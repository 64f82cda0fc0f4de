import type { Db, Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import { toJson } from '#platform/database/columns.server.ts';
import type { NetDonation } from './net-donations.ts';
import type { ConfirmationStatement } from './table.server.ts';

/** Donor as a confirmation names them. */
export interface DonorAddress {
  name: string;
  street: string;
  postalCode: string;
  city: string;
}

/** A stored confirmation of donations. */
export interface Confirmation {
  id: number;
  year: number;
  /** `2026-0007`. */
  number: string;
  email: string;
  donor: DonorAddress;
  cents: number;
  donations: NetDonation[];
  statement: ConfirmationStatement;
  madeAt: Instant;
  revokedAt: Instant | null;
  revocationReason: string | null;
}

const DIGITS = 4;

/** The confirmations of a year in the order of their numbers, revoked ones included. */
export async function findConfirmations(db: Db | Trx, year: number): Promise<Confirmation[]> {
  const rows = await db
    .selectFrom('donation_confirmations')
    .selectAll()
    .where('year', '=', year)
    .orderBy('sequence')
    .execute();
  return rows.map((row) => ({
    ...{ id: row.id, year: row.year, email: row.email, cents: row.cents, madeAt: row.made_at },
    number: `${row.year}-${String(row.sequence).padStart(DIGITS, '0')}`,
    donor: { name: row.name, street: row.street, postalCode: row.postal_code, city: row.city },
    ...{ donations: row.donations, statement: row.statement },
    ...{ revokedAt: row.revoked_at, revocationReason: row.revocation_reason },
  }));
}

/** Stores a confirmation with the next number of its year; only for who holds the lock of the settings. Gives its id. */
export async function insertConfirmation(
  trx: Trx,
  confirmation: Pick<
    Confirmation,
    'year' | 'email' | 'donor' | 'cents' | 'donations' | 'statement' | 'madeAt'
  > & {
    madeBy: number;
  },
): Promise<number> {
  const { year, email, donor, cents, donations, statement, madeAt, madeBy } = confirmation;
  const { last } = await trx
    .selectFrom('donation_confirmations')
    .select(({ fn }) => fn.max('sequence').as('last'))
    .where('year', '=', year)
    .executeTakeFirstOrThrow();
  const { id } = await trx
    .insertInto('donation_confirmations')
    .values({
      ...{ year, sequence: (last ?? 0) + 1, email, cents },
      ...{ name: donor.name, street: donor.street, postal_code: donor.postalCode, city: donor.city },
      ...{ donations: toJson(donations), statement: toJson(statement) },
      ...{ made_at: madeAt, made_by: madeBy },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Revokes a confirmation; `false` where there is none that counts. */
export async function revokeStored(
  trx: Trx,
  id: number,
  { by, at, reason }: { by: number; at: Instant; reason: string },
): Promise<boolean> {
  const row = await trx
    .updateTable('donation_confirmations')
    .set({ revoked_at: at, revoked_by: by, revocation_reason: reason })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes the confirmations of years before one; gives how many. */
export async function deleteConfirmationsBefore(db: Db, year: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('donation_confirmations')
    .where('year', '<', year)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
