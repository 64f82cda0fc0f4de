import { describe, expect, it } from 'vitest';
import { isBookableSeries } from './whole-series.ts';

const date = (
  availability: 'many' | 'few' | 'sold-out' | 'closed',
  status: 'scheduled' | 'cancelled' = 'scheduled',
) => ({
  status,
  offer: { jetId: 1, fromCents: 600, availability, free: null },
});

describe('a series as a whole', () => {
  it('can be booked when every date has tickets', () => {
    expect(isBookableSeries([date('many'), date('few')])).toBe(true);
  });

  it.each([
    ['is a single date', [date('many')]],
    ['has a date that is sold out', [date('many'), date('sold-out')]],
    ['has a date that is not on sale', [date('many'), date('closed')]],
    ['has a date without tickets', [date('many'), { status: 'scheduled' as const, offer: null }]],
    ['has a date that is cancelled', [date('many'), date('many', 'cancelled')]],
    ['has more than eight dates', Array.from({ length: 9 }, () => date('many'))],
  ])('cannot when it %s', (_, dates) => {
    expect(isBookableSeries(dates)).toBe(false);
  });
});
