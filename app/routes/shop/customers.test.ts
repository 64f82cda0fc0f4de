import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FOLDERS = ['app/routes/shop', 'features/shop/cart', 'features/shop/checkout'];

it('takes nobody for the customer in the shop but through customerOf: a cashier’s session is none', () => {
  const bare = FOLDERS.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
      .flatMap((name) => {
        const text = readFileSync(`${folder}/${name}`, 'utf8');
        const uses = text.match(/[^\n]*principal\(\)[^\n]*/g) ?? [];
        return uses
          .filter((use) => !/customerOf\(|isSignedIn|const who = /.test(use))
          .map((use) => `${name}: ${use.trim()}`);
      }),
  );
  expect(bare).toEqual([]);
});
