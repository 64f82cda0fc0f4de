import { expect, it } from 'vitest';
import { datesByProduction } from './dates-by-production.ts';

it('keeps the dates of one production together, the production that comes first at the top', () => {
  const cards = [
    { art: 'beetle', day: '2026-11-20' },
    { art: 'drums', day: '2026-11-21' },
    { art: 'beetle', day: '2026-11-22' },
  ];
  expect(datesByProduction(cards).map((dates) => dates.map(({ art, day }) => `${art} ${day}`))).toEqual([
    ['beetle 2026-11-20', 'beetle 2026-11-22'],
    ['drums 2026-11-21'],
  ]);
});
