import { expect, it } from 'vitest';
import { plansAfter, publicationNews, seenAt } from '#features/website/editor/publishing/plans.ts';

const at = (hour: number) => `2026-12-24T${String(hour).padStart(2, '0')}:00:00.000Z`;
const PUBLICATIONS = [
  { id: 1, language: 'de' as const, version: 10, starts_at: at(8) },
  { id: 2, language: 'de' as const, version: 11, starts_at: at(12) },
  { id: 3, language: 'de' as const, version: null, starts_at: at(18) },
  { id: 4, language: 'en' as const, version: 10, starts_at: at(14) },
];

it('visitors see what began last in their language, and nothing once it was taken offline', () => {
  expect(seenAt(PUBLICATIONS, 'de', at(7))).toBe(null);
  expect(seenAt(PUBLICATIONS, 'de', at(12))).toBe(11);
  expect(seenAt(PUBLICATIONS, 'de', at(18))).toBe(null);
  expect(seenAt(PUBLICATIONS, 'en', at(13))).toBe(null);
});

it('of two changes at the same moment the later decision counts', () => {
  const again = [...PUBLICATIONS, { id: 5, language: 'de' as const, version: 12, starts_at: at(12) }];
  expect(seenAt(again.toReversed(), 'de', at(12))).toBe(12);
});

it('plans are the coming ones, the next first', () => {
  expect(plansAfter(PUBLICATIONS.toReversed(), at(12)).map(({ id }) => id)).toEqual([4, 3]);
});

it('the last action of others is announced: published, planned, taken offline, or a plan cancelled', () => {
  const [first, second, offline, english] = PUBLICATIONS;
  if (!first || !second || !offline || !english) throw new Error('four publications');
  const published = [first, second];
  expect(publicationNews(published, published, at(13))).toBe(null);
  expect(publicationNews([first], published, at(13))).toBe('published');
  expect(publicationNews([first], published, at(11))).toBe('planned');
  expect(publicationNews(published, [...published, offline], at(19))).toBe('offline');
  expect(publicationNews(published, [first], at(11))).toBe('cancelled');
  // Of two the later decision.
  expect(publicationNews([first], [english, first, second, offline], at(15))).toBe('published');
});
