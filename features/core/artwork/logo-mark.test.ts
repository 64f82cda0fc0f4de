import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LOGO_MARK } from './logo-mark.ts';

it('is the bird of the logo', () => {
  const sprite = readFileSync(new URL('../../../ui/icons/sprite.svg', import.meta.url), 'utf8');
  const [, mark = ''] = /<symbol id="mark"[^>]*>(.*?)<\/symbol>/s.exec(sprite) ?? [];
  const drawn = [...mark.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);
  expect(LOGO_MARK.parts.slice(0, drawn.length).map(({ path }) => path)).toEqual(drawn);
});
