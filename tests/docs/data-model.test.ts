import { describe, expect, it } from 'vitest';
import { readSchema, renderDataModel } from '#migrations/data-model.ts';
import { read } from '../setup/read-project.ts';

const text = (name: string) => read(name)[0]?.text ?? '';

describe('docs/data-model.md', () => {
  it('equals the migrations: else run `npm run docs:data-model`', async () => {
    expect(text('docs/data-model.md')).toBe(await renderDataModel());
  });
});

describe('docs/privacy.md', () => {
  const privacy = text('docs/privacy.md');
  /** The rows about people: a table and its columns. */
  const rows = new Map(
    [...privacy.matchAll(/^\| `(\w+)` +\| ([^|]+)\|/gm)].map(([, table = '', columns = '']) => [
      table,
      [...columns.matchAll(/`(\w+)`/g)].map(([, column]) => column),
    ]),
  );

  it('names every table, and none that does not exist', async () => {
    const tables = (await readSchema()).map(({ name }) => name);
    expect(tables.filter((name) => !privacy.includes(`\`${name}\``))).toEqual([]);
    expect([...rows.keys()].filter((name) => !tables.includes(name))).toEqual([]);
  });

  it('names every column of the tables about people', async () => {
    for (const { name, columns } of await readSchema()) {
      const named = rows.get(name);
      if (named)
        expect([name, ...named.toSorted()]).toEqual([name, ...columns.map((one) => one.name).toSorted()]);
    }
  });

  it('leaves out no table that holds something about people', async () => {
    const telling =
      /email|phone|address|agent|password|token|hash|user_id|actor|person_id|first_name|last_name/;
    const forgotten = (await readSchema())
      .filter(({ name }) => !rows.has(name))
      .flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`))
      .filter((column) => telling.test(column) && !privacy.includes(`\`${column}\``));
    expect(forgotten).toEqual([]);
  });
});
