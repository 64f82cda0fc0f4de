import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '#lib/localized.ts';
import type { Services } from '#server/services/services.server.ts';
import { GOLDEN_DE } from '#tests/search/golden-de.ts';
import { GOLDEN_EN } from '#tests/search/golden-en.ts';
import { openTestServices, type TestServices } from './site-services.ts';

const GOLDEN = { de: GOLDEN_DE, en: GOLDEN_EN };
/** Architecture, section 8. */
const SUCCESS_AT_ONE = 0.85;
const WITHOUT_RESULT = 0.02;
const MIN_QUERIES = 150;

describe('queries of visitors in the demo venue', () => {
  let test: TestServices;
  beforeAll(async () => {
    test = await openTestServices('sqlite', { demo: true });
  });
  afterAll(() => test.close());

  it.each(LANGUAGES)('is found, and mostly first, in %s', async (language) => {
    const queries = GOLDEN[language];
    expect(new Set(queries.map(([query]) => query)).size).toBeGreaterThanOrEqual(MIN_QUERIES);
    const results = await Promise.all(
      queries.map(async ([query, ...first]) => ({
        query,
        first,
        got: await firstFound(test.services, language, query),
      })),
    );
    const missed = results.filter(({ first, got }) => !first.some((slug) => got?.split('/').includes(slug)));
    const without = results.filter(({ got }) => got === undefined);
    const share = (list: unknown[]) => list.length / results.length;
    const misses = missed.map(({ query, got }) => `${query} → ${got ?? 'nothing'}`).join('\n');
    expect(1 - share(missed), misses).toBeGreaterThanOrEqual(SUCCESS_AT_ONE);
    expect(share(without), misses).toBeLessThanOrEqual(WITHOUT_RESULT);
  });
});

/** The address of the first hit of all lists. */
async function firstFound(
  { search, clock }: Services,
  language: (typeof LANGUAGES)[number],
  query: string,
): Promise<string | undefined> {
  const [first] = (await search.of(language)).find(query, clock.now());
  return first?.entry.path;
}
