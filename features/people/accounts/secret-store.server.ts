import type { Db } from '#features/database.server.ts';

/** Keeps a secret unless there is one of that name already; gives the one that is kept. Several nodes may do so at once. */
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
