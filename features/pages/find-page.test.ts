import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pathTo } from '#features/navigation/index.ts';
import { openTestServices, type TestServices } from '#tests/integration/site-services.ts';
import { findPage, type TextPage } from './find-page.server.ts';

describe('a page that is found by its path', () => {
  let test: TestServices;
  beforeAll(async () => {
    test = await openTestServices('sqlite', { demo: true });
  });
  afterAll(() => test.close());

  it('is in the language of its path and knows its other one', async () => {
    const textAt = async (path: string) => (await findPage(test.services, path)) as TextPage | null;
    const german = await textAt('/de/leichte-sprache');
    const english = await textAt('/en/easy-read');
    expect(german?.text.title.lang).toBeUndefined();
    expect(german?.text.title.text).not.toBe(english?.text.title.text);
    expect(german?.alternates).toEqual({ de: '/de/leichte-sprache', en: '/en/easy-read' });
  });

  it('is not there where nothing has that path, nor where a page has no record', async () => {
    expect(await findPage(test.services, '/de/etwas/anderes')).toBeNull();
    expect(await findPage(test.services, '/')).toBeNull();
    expect(await findPage(test.services, pathTo('profile', 'de'))).toBeNull();
  });
});
