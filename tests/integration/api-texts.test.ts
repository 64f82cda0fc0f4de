import type { Hono } from 'hono';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RESOURCES } from '#features/all-resources.server.ts';
import { EVERYTHING } from '#platform/events/cache-tag.ts';
import { declaredCalls } from '#platform/http/declare-call.server.ts';
import { seatEvent } from '#tests/seating/seated-event.ts';
import { openCalls } from './api-routes.ts';
import { openTestServices, type TestServices } from './site-services.ts';

type Json = null | string | number | boolean | Json[] | { [key: string]: Json };

/**
 * Calls whose answers are texts of the venue that everyone may read; the search has its own index, which keeps what
 * it was made from, and pages say of each module what fell back.
 */
function pathsOfTexts(site: Hono): string[] {
  return declaredCalls(site)
    .filter(
      ({ method, path, answer, isBare, problems }) =>
        method === 'GET' &&
        !isBare &&
        !problems.includes(401) &&
        answer.schema !== null &&
        !/search|openapi|csrf|user|favourites|redirect|draft|pageeditor-api\/(pages?|documents|container|assets|samples)\/|api\/forms\/$/.test(
          path,
        ),
    )
    .map(({ path }) => path.replace('{id}', '1'));
}

/** All strings of an answer by where they stand, but for addresses. */
function stringsOf(value: Json, at: string[] = []): Map<string, string> {
  if (typeof value === 'string') return new Map([[at.join('/'), value]]);
  if (value === null || typeof value !== 'object') return new Map();
  const parts = Array.isArray(value)
    ? value.map((part, index) => [String(index), part] as const)
    : Object.entries(value);
  return new Map(
    parts
      .filter(([key]) => !/^(url|link|slug|next|previous|fallback|path|file)$/.test(key))
      .flatMap(([key, part]) => [...stringsOf(part, [...at, key])]),
  );
}

function partAt(value: Json, at: string[]): Json | undefined {
  return at.reduce<Json | undefined>(
    (part, key) =>
      part !== null && typeof part === 'object' ? (part as Record<string, Json>)[key] : undefined,
    value,
  );
}

describe('texts and dates in answers of the API', () => {
  let test: TestServices;
  let site: Hono;
  const ask = async (path: string): Promise<Json> => (await site.request(path)).json();

  beforeAll(async () => {
    test = await openTestServices('sqlite', { demo: true });
    await seatEvent(test.services.db, 1);
    site = openCalls(test.services);
  });
  afterAll(() => test.close());

  // An HTML file answers with its rendered content, a form with the version of its words.
  it.each(
    RESOURCES.filter(
      ({ isUndated, path }) =>
        !isUndated && !['/accounts', '/html', '/forms', '/newsletter-subscriptions'].includes(path),
    ),
  )('say of $path when it was last changed', async ({ path, table }) => {
    const changed = '2030-01-02T03:04:05.678Z';
    await sql`update ${sql.table(table)} set updated_at = ${changed}`.execute(test.services.db);
    const list = await ask(`/de/api${path}/`);
    const [first] = (Array.isArray(list) ? list : (list as { results: Json[] }).results) as {
      id: number;
    }[];
    expect(first).toMatchObject({ updated_at: changed });
    expect(await ask(`/de/api${path}/${first?.id}/`)).toMatchObject({ updated_at: changed });
  });

  it('mark what falls back to the other language, and nothing else', async () => {
    const paths = pathsOfTexts(site);
    const german = new Map<string, Json>();
    const english = new Map<string, Json>();
    for (const path of paths) {
      german.set(path, await ask(`/de${path}`));
      english.set(path, await ask(`/en${path}`));
      expect(JSON.stringify(german.get(path))).not.toContain('"fallback"');
    }
    await clearEnglish(test.services);

    const unmarked: string[] = [];
    let marked = 0;
    for (const path of paths) {
      const fallen = await ask(`/en${path}`);
      const before = stringsOf(english.get(path) ?? null);
      for (const [place, text] of stringsOf(german.get(path) ?? null)) {
        const at = place.split('/');
        const name = at.pop() as string;
        const isText = before.get(place) !== text;
        if (!isText || partAt(fallen, [...at, name]) !== text) continue;
        if (partAt(fallen, [...at, 'fallback', name]) === 'de') marked += 1;
        else unmarked.push(`${path} ${place}`);
      }
    }
    expect(unmarked).toEqual([]);
    expect(marked).toBeGreaterThan(100);
  });

  it('mark what the search finds', async () => {
    const { results } = (await ask('/en/api/search/?query=theater')) as { results: Json[] };
    expect(results[0]).toMatchObject({ fallback: { name: 'de', preline: 'de', subline: 'de' } });
  });
});

async function clearEnglish({ db, bus }: TestServices['services']): Promise<void> {
  const tables = await db.introspection.getTables();
  for (const { name, columns } of tables) {
    for (const column of columns.filter((each) => each.name.endsWith('_en') && each.isNullable))
      await sql`update ${sql.table(name)} set ${sql.ref(column.name)} = null`.execute(db);
  }
  await bus.publish({ type: 'changed', tags: [EVERYTHING] });
}
