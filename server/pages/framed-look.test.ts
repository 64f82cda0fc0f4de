import { expect, it } from 'vitest';
import { framedLook } from './framed-look.server.ts';

const looked = (query: string) => framedLook(new URLSearchParams(query));

it('a page is looked at in a frame as its address says', () => {
  expect(looked('look=draft')).toEqual({ state: 'draft', at: null });
  expect(looked('look=published&at=2026-12-24T09:00:00.000Z')).toEqual({
    state: 'published',
    at: '2026-12-24T09:00:00.000Z',
  });
});

it('what is no moment is now, and what is no state is no look', () => {
  expect(looked('edit')).toBe(null);
  expect(looked('look=all')).toBe(null);
  expect(looked('look=draft&at=2026-13-40T99:00:00.000Z')?.at).toBe(null);
  expect(looked('look=draft&at=9999-12-31T23:59:59.999Z')?.at).toBe(null);
  expect(looked('look=draft&at=0001-01-01T00:00:00.000Z')?.at).toBe(null);
  expect(looked(`look=draft&at=${'1'.repeat(100_000)}`)?.at).toBe(null);
});
