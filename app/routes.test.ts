import { readFileSync } from 'node:fs';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, it } from 'vitest';
import { type PageName, SITE_MAP } from '#features/core/navigation/index.ts';
import { LANGUAGES } from '#lib/localized.ts';
import { inLowerCase, withoutSecret } from '#lib/secret-paths.ts';
import routes from './routes.ts';

/** Those whose text is found by their path. */
const BY_PATH: PageName[] = ['terms', 'privacy', 'imprint', 'accessibility', 'easyLanguage'];

const allOf = (entries: RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.flatMap((entry) => [entry, ...allOf(entry.children ?? [])]);

it('a line in the site map and a route module of that name make a page in every language', async () => {
  const all = allOf(await routes);
  for (const language of LANGUAGES)
    for (const name of (Object.keys(SITE_MAP) as PageName[]).filter((each) => !BY_PATH.includes(each))) {
      const route = all.find(({ id }) => id === `${language}.${name}`);
      expect(route?.path, name).toBe([language, SITE_MAP[name][language]].filter(Boolean).join('/'));
    }
});

it('all other addresses have one door', async () => {
  expect(allOf(await routes).filter(({ path }) => path === '*')).toMatchObject([
    { file: 'routes/site/page.tsx' },
  ]);
});

it('every address below another that may mean nothing is a page, so that it ends on the error screen', async () => {
  const open = allOf(await routes).filter(({ path }) => path?.endsWith('*'));
  expect(open.length).toBeGreaterThan(3);
  for (const { file } of open) {
    const text = readFileSync(`app/${file}`, 'utf8');
    if (/status: 404|notFound/.test(text)) expect(text, file).toContain('export default');
  }
});

it('every route with a secret is one that logs and reports redact, and that keeps its case', async () => {
  const all = allOf(await routes).flatMap(({ path }) => path ?? []);
  const secret = all.filter((path) => path.includes(':secret'));
  expect(secret.length).toBeGreaterThan(10);
  for (const path of secret) {
    const asked = `/${path.replace(':secret', 'AbC-d').replace(/:\w+/g, '1')}`;
    expect(withoutSecret(asked)).not.toContain('AbC-d');
    expect(inLowerCase(asked)).toBe(asked);
  }
});
