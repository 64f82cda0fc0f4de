import { expect, it } from 'vitest';
import { adminResource, RESOURCE_NAMES } from '#admin/resources/resource-map.ts';
import { adminMessages } from '#admin/words/message-keys.ts';
import { NEEDED_BY } from '#admin/words/needed-by.ts';
import { resourceMessages } from '#admin/words/resource-words.ts';
import { RESOURCES } from '#features/all-resources.server.ts';
import { LANGUAGES } from '#lib/localized.ts';
import { jobsOf } from '#server/services/jobs.ts';
import { openTestServices } from '#tests/integration/site-services.ts';

it('everything that the generic calls write is in the admin area, for the same people', () => {
  const written = RESOURCES.map(({ path, permission, texts }) => ({
    name: path.slice(1),
    permission,
    texts: Object.keys(texts?.fields ?? {}),
  }));
  const known = RESOURCE_NAMES.map((name) => {
    const { permission, texts = [] } = adminResource(name) ?? {};
    return { name, permission, texts: [...texts] };
  });
  const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);
  expect(known.toSorted(byName)).toEqual(written.toSorted(byName));
});

it.each(LANGUAGES)('every resource and each of its fields has a name in %s', (language) => {
  const words = resourceMessages(language);
  for (const { path, fields, slugFrom } of RESOURCES) {
    const known = words[path.slice(1)];
    expect(known?.name, path).toMatch(/\S \|\|\|\| \S/);
    for (const field of [...Object.keys(fields), ...(slugFrom ? ['slug'] : [])])
      expect(known?.fields, path).toHaveProperty([field]);
  }
});

it('every dependent of a record has a name', () => {
  const referencingRows = RESOURCES.flatMap(({ neededBy = [] }) => neededBy.map(({ as }) => as));
  const named = [...RESOURCE_NAMES, ...Object.keys(NEEDED_BY)];
  expect(referencingRows.filter((as) => !named.includes(as))).toEqual([]);
});

it('weekdays have the same names as everywhere on the site', () => {
  expect(Object.keys(adminMessages('en')).filter((name) => name.includes('weekday_'))).toEqual([]);
});

it('every job has a name in the venue’s words', async () => {
  const site = await openTestServices('sqlite');
  const words = adminMessages('de');
  const nameless = jobsOf(site.services).filter(({ name }) => !(`job_${name}` in words));
  expect(nameless.map(({ name }) => name)).toEqual([]);
  await site.close();
});
