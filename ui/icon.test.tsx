import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('every icon name has its shape in the sprite', () => {
  const names = readFileSync(new URL('./icon.tsx', import.meta.url), 'utf8').match(/\| '[\w-]+'/g) ?? [];
  const sprite = readFileSync(new URL('./icons/sprite.svg', import.meta.url), 'utf8');
  expect(names).toHaveLength(41);
  for (const name of names) expect(sprite).toContain(`<symbol id="${name.slice(3, -1)}"`);
});
