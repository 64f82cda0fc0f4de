import { expect, it } from 'vitest';
import { peopleOn } from '#features/core/documents/presence/people-on.ts';

const at = (account: number, name: string, document: number, tab: string) => ({
  ...{ tab, account, name, document },
  ...{ language: 'de' as const, module: null },
});

it('each person is on a page once, whatever their tabs are, and in the order of names', () => {
  const people = [
    at(2, 'Noor', 7, 'b'),
    at(1, 'Jonas', 7, 'a'),
    at(2, 'Noor', 7, 'c'),
    at(3, 'Emil', 8, 'd'),
  ];
  expect(peopleOn({ people, drafts: [] }, 7)).toEqual([
    { account: 1, name: 'Jonas' },
    { account: 2, name: 'Noor' },
  ]);
  expect(peopleOn({ people, drafts: [] }, 9)).toEqual([]);
});
