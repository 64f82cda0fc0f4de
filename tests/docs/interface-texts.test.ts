import path from 'node:path';
import { expect, it } from 'vitest';
import { read } from '../setup/read-project.ts';

/** German in a text: its umlauts, or a pair of texts by language. Paths and codes (`de_DE`) are none. */
const GERMAN = /[äöüÄÖÜß]|\bde: ['"`](?!['"`])[A-Z]/;

it('German texts stand in the catalogue, or docs/interface-texts.md says why not', () => {
  const list = read('docs/interface-texts.md')[0]?.text ?? '';
  const listed = [...list.matchAll(/^\| `([^`]+)`/gm)].map(([, pattern = '']) => pattern);
  const found = read('{app,features,lib,platform,server,ui}/**/*.{ts,tsx}')
    .filter(({ name }) => !/\.(test|fixture)\.tsx?$/.test(name))
    .filter(({ text }) => GERMAN.test(text.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '')))
    .map(({ name }) => name);
  const isListed = (name: string) => listed.some((pattern) => path.matchesGlob(name, pattern));
  expect(found.filter((name) => !isListed(name))).toEqual([]);
});
