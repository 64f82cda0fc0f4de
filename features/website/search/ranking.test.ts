import { describe, expect, it } from 'vitest';
import type { SearchKind } from '#features/core/resources/index.ts';
import { boostOf } from './ranking.ts';

const NOW = '2026-11-20T12:00:00.000Z';
const at = (day: string) => ({ start: `${day}T15:00:00.000Z`, end: `${day}T16:00:00.000Z` });

function boost(kind: SearchKind, days: string[] = [], title = 'anders') {
  return boostOf({ kind, dates: days.map(at), foldedTitle: title }, 'kafer', NOW);
}

describe('the ranking', () => {
  it('puts upcoming dates before past ones, and soon before later', () => {
    const [soon, later, past] = ['2026-11-21', '2027-02-01', '2026-11-01'].map((day) =>
      boost('events', [day]),
    );
    expect(soon).toBeGreaterThan(later ?? 0);
    expect(later).toBeGreaterThan((past ?? 0) * 2);
  });

  it('counts a date until it has ended', () => {
    const openPayment = { start: '2026-11-20T11:00:00.000Z', end: '2026-11-20T13:00:00.000Z' };
    const document = { kind: 'events' as const, foldedTitle: '', dates: [openPayment] };
    expect(boostOf(document, 'kafer', NOW)).toBeGreaterThan(boost('events', ['2026-11-01']));
  });

  it('puts a play before its dates, and one that rests behind one that is on', () => {
    expect(boost('productions', ['2026-11-21'])).toBeGreaterThan(boost('events', ['2026-11-21']));
    expect(boost('productions')).toBeLessThan(boost('productions', ['2027-02-01']));
  });

  it('knows a title that was typed whole or started', () => {
    expect(boost('people', [], 'kafer')).toBeGreaterThan(boost('people', [], 'kafer kino'));
    expect(boost('people', [], 'kafer kino')).toBeGreaterThan(boost('people', [], 'grosser kafer'));
  });
});
