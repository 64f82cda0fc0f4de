import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sources } from '../../scripts/setup/build.mjs';

/** Layers that nothing the site is built from may import. */
const OUTSIDE = ['#admin/*', '#bench/*', '#tests/*'];

it('a change in any layer makes another build', () => {
  const { imports } = JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, string> };
  const layers = Object.keys(imports).filter((alias) => !OUTSIDE.includes(alias));
  expect(sources).toEqual(expect.arrayContaining(layers.map((alias) => alias.slice(1, -2))));
});
