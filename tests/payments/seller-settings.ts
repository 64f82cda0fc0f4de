import type { Db } from '#features/database.server.ts';

/** The address that emails to the venue go to. */
export const STAFF_ADDRESS = 'kasse@buntspecht.example';

/** Says who sells, and where the venue is written to. */
export async function setSeller(db: Db): Promise<void> {
  const seller = { name: 'Buntspecht', street: 'Weg 1', postalCode: '20095', city: 'Hamburg' };
  const papers = { vatId: null, taxNumber: null, iban: null, bic: null, email: STAFF_ADDRESS };
  await db
    .updateTable('site_settings')
    .set({ seller: JSON.stringify({ ...seller, ...papers }) })
    .execute();
}
