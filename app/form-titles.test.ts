import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const ROUTES = new URL('routes/', import.meta.url);
/** Pages without a form after the action: their own title states the result. */
const SAYS_SO_ITSELF = ['site/confirm-newsletter.tsx', 'site/leave-newsletter.tsx', 'shop/add.tsx'];
/** Functions that give a page a title which says first that its form was refused. */
const TITLES = /\b(formTitle|titleOfForm|accountPage)\(/;

const source = (file: string) => readFileSync(new URL(file, ROUTES), 'utf8');
const isForm = (file: string) =>
  /\b(formOutcome|accountOutcome)</.test(source(file)) || /\baccountOutcome\(\)/.test(source(file));
const forms = ['account', 'shop', 'site'].flatMap((folder) =>
  readdirSync(new URL(folder, ROUTES))
    .map((name) => `${folder}/${name}`)
    .filter((file) => file.endsWith('.tsx') && isForm(file)),
);

it('finds the pages with a form', () => {
  expect(forms).toEqual(expect.arrayContaining(['account/sign-in.tsx', 'shop/pay.tsx', 'site/form.tsx']));
  for (const file of SAYS_SO_ITSELF) expect(forms).toContain(file);
});

it.each(forms.filter((file) => !SAYS_SO_ITSELF.includes(file)))(
  'the page of a refused form says so in its title: %s',
  (file) => {
    expect(source(file)).toMatch(TITLES);
  },
);
