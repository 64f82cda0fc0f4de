import { expect, it } from 'vitest';
import { framedView } from './framed-view.server.ts';

const viewed = (query: string) => framedView(new URLSearchParams(query));

it('a page is looked at in a frame as its address says', () => {
  expect(viewed('look=draft')).toEqual({ state: 'draft', at: null });
  expect(viewed('look=published&at=2026-12-24T09:00:00.000Z')).toEqual({
    state: 'published',
    at: '2026-12-24T09:00:00.000Z',
  });
});

it('an invalid moment is now, and an unknown state is none', () => {
  expect(viewed('edit')).toBe(null);
  expect(viewed('look=all')).toBe(null);
  expect(viewed('look=draft&at=2026-13-40T99:00:00.000Z')?.at).toBe(null);
  expect(viewed('look=draft&at=9999-12-31T23:59:59.999Z')?.at).toBe(null);
  expect(viewed('look=draft&at=0001-01-01T00:00:00.000Z')?.at).toBe(null);
  expect(viewed(`look=draft&at=${'1'.repeat(100_000)}`)?.at).toBe(null);
});
