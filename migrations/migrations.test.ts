import { expect, it } from 'vitest';
import { describeOnEngines, openTestDatabase } from '#tests/database/engines.ts';

describeOnEngines('the schema', (engine) => {
  it('gives flags back as booleans and structures as values', async () => {
    const database = await openTestDatabase(engine);
    const { db } = database;
    await db
      .insertInto('genres')
      .values({ slug: 'figuren', name_de: 'Figuren', name_en: null, show_in_filter: false, position: 1 })
      .execute();
    const [genre] = await db.selectFrom('genres').selectAll().execute();
    expect(genre).toMatchObject({ slug: 'figuren', show_in_filter: false, name_en: null });
    await database.close();
  });
});
