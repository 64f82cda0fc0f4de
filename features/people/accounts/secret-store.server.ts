import type { Db } from '#features/database.server.ts';

/** Stores a secret unless one of that name exists; returns the stored one. Safe on several nodes at once. */
export async function storeSecret(db: Db, name: string, value: string): Promise<string> {
  const find = () => db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst();
  const known = await find();
  if (known) return known.value;
  await db
    .insertInto('secrets')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await find())?.value ?? value;
}
