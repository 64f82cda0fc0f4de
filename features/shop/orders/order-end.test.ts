import { expect, it } from 'vitest';
import type { CancellationCause } from '#features/box-office/ticketing/index.ts';
import { orderEnd } from './order-end.ts';

const cancelled = (cancellationCause: CancellationCause) => ({
  state: 'cancelled' as const,
  cancellationCause,
});
const valid = { state: 'valid' as const, cancellationCause: null };

it('names the cause that all tickets of an order share', () => {
  expect(orderEnd([])).toBeNull();
  expect(orderEnd([cancelled('returned'), valid])).toBeNull();
  for (const cause of ['returned', 'by-house', 'event-cancelled', 'not-paid'] as const)
    expect(orderEnd([cancelled('exchanged'), cancelled(cause), cancelled(cause)])).toBe(cause);
  expect(orderEnd([cancelled('returned'), cancelled('by-house')])).toBe('mixed');
});
