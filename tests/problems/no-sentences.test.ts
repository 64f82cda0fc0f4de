import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sources = globSync('{admin,app,features,lib,platform,server,ui}/**/*.{ts,tsx}')
  .filter((file) => !/\.(test|fixture)\.|node_modules|\.d\.ts$/.test(file))
  .map((file) => ({ file, code: readFileSync(file, 'utf8') }));

/** Files in which `pattern` occurs. */
const filesWith = (pattern: RegExp) =>
  sources.filter(({ code }) => pattern.test(code)).map(({ file }) => file);

/** Errors of database drivers: their codes leave these cases open. */
const DRIVERS = [
  'platform/database/prepared-statements.server.ts',
  'platform/database/routed-driver.server.ts',
  'platform/database/unavailable.server.ts',
];

it('no sentence of an error is matched', () => {
  const asked =
    /\b(?:message|detail|sentence)\??\.(?:includes|startsWith|endsWith|match|matchAll|search|indexOf)\(/;
  const tested = /\.(?:test|exec)\(\s*(?:\w+\??\.)*(?:message|detail|sentence)\b/;
  const compared = /\b(?:error|problem|refusal|body|issue)\??\.(?:message|detail)\s*[!=]==/;
  const found = [asked, tested, compared].flatMap(filesWith);
  expect([...new Set(found)].sort()).toEqual(DRIVERS);
});

/** Schemas of other readers: operators read the messages of the configuration, the editor the codes of module fields. */
const OWN_MESSAGES = /^platform\/config\.server\.ts$|^features\/core\/documents\/fields\//;

it('no rule of a schema refuses with a sentence: it names a code', () => {
  const rule = /\.(?:regex|refine|superRefine|custom)\((?:[^()]|\([^()]*\))*,\s*['"`]/;
  const option = /\b(?:error|message): ['"`](?:must|is|has|names|goes|cannot|either|or|all|belongs|there)\b/;
  const found = [rule, option].flatMap(filesWith).filter((file) => !OWN_MESSAGES.test(file));
  expect(found).toEqual([]);
});
