import { expect, it } from 'vitest';
import { adminResource, RESOURCE_NAMES } from '#admin/resources/resource-map.ts';
import { ADMIN_MESSAGES } from '#admin/words/message-keys.ts';
import { NEEDED_BY } from '#admin/words/needed-by.ts';
import { RESOURCE_WORDS } from '#admin/words/resource-words.ts';
import { RESOURCES } from '#features/all-resources.server.ts';
import { i18nFor } from '#lib/i18n.ts';
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
  const i18n = i18nFor(language);
  for (const { path, fields, slugFrom } of RESOURCES) {
    const known = RESOURCE_WORDS[path.slice(1)];
    for (const count of [1, 2])
      expect(known && i18n._({ ...known.name, values: { smart_count: count } }), path).toMatch(/^[^{}]*\S$/);
    for (const field of [...Object.keys(fields), ...(slugFrom ? ['slug'] : [])]) {
      expect(known?.fields, path).toHaveProperty([field]);
      expect(i18n._(known?.fields[field] ?? { id: '' }), `${path} ${field}`).toMatch(/\S/);
    }
  }
});

it('every dependent of a record has a name', () => {
  const referencingRows = RESOURCES.flatMap(({ neededBy = [] }) => neededBy.map(({ as }) => as));
  const named = [...RESOURCE_NAMES, ...Object.keys(NEEDED_BY)];
  expect(referencingRows.filter((as) => !named.includes(as))).toEqual([]);
});

it('weekdays are called as they are everywhere in the house', () => {
  expect(Object.keys(ADMIN_MESSAGES).filter((name) => name.includes('weekday_'))).toEqual([]);
});

it('every job has a name in the venue’s words', async () => {
  const site = await openTestServices('sqlite');
  const nameless = jobsOf(site.services).filter(({ name }) => !(`admin.job_${name}` in ADMIN_MESSAGES));
  expect(nameless.map(({ name }) => name)).toEqual([]);
  await site.close();
});
