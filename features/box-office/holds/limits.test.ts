import { describe, expect, it } from 'vitest';
import { exceededLimit, type LimitedLine, maxAllowed } from './limits.ts';

const line = (change: Partial<LimitedLine>): LimitedLine => ({
  performanceId: 1,
  priceId: 1,
  quantity: 1,
  maxPerPrice: 10,
  maxPerOrder: 20,
  ...change,
});

describe('the limits of an order', () => {
  it('count a price over all its lines, whatever the timeslot', () => {
    expect(exceededLimit([line({ quantity: 6 }), line({ quantity: 4 })])).toBeNull();
    expect(exceededLimit([line({ quantity: 6 }), line({ quantity: 5 })])).toBe(10);
  });

  it('count all tickets of a performance', () => {
    const lines = [1, 2].map((priceId) => line({ priceId, quantity: 10 }));
    expect(exceededLimit(lines)).toBeNull();
    expect(exceededLimit([...lines, line({ priceId: 3 })])).toBe(20);
  });

  it('count all tickets of the cart, up to the limit of its most generous performance', () => {
    const full = [1, 2].map((priceId) => line({ priceId, quantity: 10 }));
    expect(exceededLimit([...full, line({ performanceId: 2 })])).toBe(20);
    const school = line({ performanceId: 3, quantity: 15, maxPerPrice: 30, maxPerOrder: 40 });
    expect(exceededLimit([...full, school])).toBeNull();
    expect(exceededLimit([...full, { ...school, quantity: 21 }])).toBe(40);
  });

  it('leave as much room to a line as the others leave', () => {
    expect(maxAllowed(line({}), [line({ priceId: 2, quantity: 7 })])).toBe(10);
    expect(maxAllowed(line({}), [line({ performanceId: 2, quantity: 15 })])).toBe(5);
  });
});
