import { expect, it } from 'vitest';
import { isCancellable } from './cancellation.ts';

const NOW = '2026-11-20T11:00:00.000Z';
const TICKET = {
  state: 'valid' as const,
  startsAt: '2026-11-21T11:00:00.000Z',
  isPostponed: false,
  admission: null,
  isInvoiced: false,
};

it('a ticket can be returned until 24 hours before it starts', () => {
  expect(isCancellable(TICKET, NOW)).toBe(true);
  expect(isCancellable(TICKET, '2026-11-20T11:00:00.001Z')).toBe(false);
  expect(isCancellable({ ...TICKET, startsAt: null }, NOW)).toBe(true);
});

it('a ticket of a postponed event can be returned after its former start', () => {
  const after = '2026-11-22T11:00:00.000Z';
  expect(isCancellable({ ...TICKET, isPostponed: true }, after)).toBe(true);
  expect(isCancellable({ ...TICKET, isPostponed: true, state: 'cancelled' }, after)).toBe(false);
});

it.each([
  { state: 'cancelled' as const },
  { admission: { at: NOW, by: 1, door: '', scan: '', leftAt: null, movedScans: [] } },
  { isInvoiced: true },
])('a ticket cannot be given back that is %o', (more) => {
  expect(isCancellable({ ...TICKET, ...more }, NOW)).toBe(false);
});
