import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, it } from 'vitest';
import routes from '#app/routes.ts';
import { isReservedPath } from '#features/website/pages/page-paths.ts';
import { callsInLanguages } from '#server/api/calls.ts';
import { openTestServices } from './site-services.ts';

function pathsIn(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path = '', children = [] }) => [path, ...pathsIn(children)]);
}

/** First part behind the language of every route that has one: `user` of `de/user/sign-in`. */
const FIRST_PARTS = pathsIn(routes as RouteConfigEntry[]).flatMap((path) => {
  const [, language, first] = /^(de|en)\/([^/:*?]+)/.exec(path) ?? [];
  return language && first ? [`/${language}/${first}`] : [];
});

/** Fixed beginnings that hold pages of the site as well: nothing of the site is right there. */
const SHARED = new Set(['/de/ausstellungenundaktivitaeten', '/en/exhibitionsandactivities']);

describe('a page of the site takes no address that the site itself needs', () => {
  it.each([...new Set(FIRST_PARTS)].filter((path) => !SHARED.has(path)))('%s', (path) => {
    expect(isReservedPath(path)).toBe(true);
  });

  it('nor one of its calls', async () => {
    const test = await openTestServices('sqlite');
    const paths = callsInLanguages(test.services, { calls: () => [] }).map(({ at }) => at);
    await test.close();
    const behindGerman = paths.filter((path) => path.startsWith('/de/'));
    expect(behindGerman).toContain('/de/feeds');
    for (const path of behindGerman) expect([path, isReservedPath(path)]).toEqual([path, true]);
  });
});
