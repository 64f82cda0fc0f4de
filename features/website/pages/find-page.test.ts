import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pathTo } from '#features/core/navigation/index.ts';
import { openTestServices, type TestServices } from '#tests/integration/site-services.ts';
import { type FreePage, findPage } from './find-page.server.ts';

describe('a page that is found by its path', () => {
  let test: TestServices;
  beforeAll(async () => {
    test = await openTestServices('sqlite', { demo: true });
  });
  afterAll(() => test.close());

  it('is in the language of its path and knows its other one', async () => {
    const textAt = async (path: string) => (await findPage(test.services, path)) as FreePage | null;
    const german = await textAt('/de/leichte-sprache');
    const english = await textAt('/en/easy-read');
    expect(german?.shown.language).toBe('de');
    expect(english?.shown.language).toBe('en');
    expect(german?.alternates).toEqual({ de: '/de/leichte-sprache', en: '/en/easy-read' });
  });

  it('is not there where nothing has that path, nor where a page has no record', async () => {
    expect(await findPage(test.services, '/de/etwas/anderes')).toBeNull();
    expect(await findPage(test.services, '/')).toBeNull();
    expect(await findPage(test.services, pathTo('profile', 'de'))).toBeNull();
  });
});
