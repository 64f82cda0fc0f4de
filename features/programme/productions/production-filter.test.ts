import { describe, expect, it } from 'vitest';
import {
  PRODUCTION_PARAMETERS,
  type ProductionFilter,
  parseProductionFilter,
  productionFilterQuery,
  toggleProductionOption,
} from './production-filter.ts';

const read = (query: string) => parseProductionFilter(new URLSearchParams(query));

describe('the filter of productions in the address', () => {
  it.each<ProductionFilter>([
    {},
    { season: 2 },
    { season: 1, exhibition_type: 3, tag: 5, date: '2027-01-24' },
  ])('is read as it was written: %o', (filter) => {
    expect(read(productionFilterQuery(filter, 3))).toEqual({ ok: true, value: filter });
  });

  it('uses no other keys than the page says it knows', () => {
    const filter = { season: 1, exhibition_type: 3, tag: 5, date: '2027-01-24' };
    const keys = [...new URLSearchParams(productionFilterQuery(filter, 2)).keys()];
    expect(keys.toSorted()).toEqual(PRODUCTION_PARAMETERS.toSorted());
  });

  it('writes a date day first, and no page but later ones', () => {
    expect(productionFilterQuery({ date: '2027-01-24' })).toBe('?date=24-01-2027');
    expect(productionFilterQuery({ tag: 1 }, 2)).toBe('?tag=1&page=2');
  });

  it.each([
    ['season=long-shadows', 'season'],
    ['tag=-1', 'tag'],
    ['exhibition_type=1.5', 'exhibition_type'],
    ['date=2027-01-24', 'date'],
    ['date=31-02-2027', 'date'],
  ])('refuses %s and names it', (query, parameter) => {
    expect(read(query)).toMatchObject({ ok: false, error: { field: parameter } });
  });

  it('takes an option, and lets it go when it is chosen again', () => {
    const chosen = toggleProductionOption({ season: 1 }, 'tag', 4);
    expect(chosen).toEqual({ season: 1, tag: 4 });
    expect(toggleProductionOption(chosen, 'tag', 4)).toEqual({ season: 1 });
    expect(toggleProductionOption(chosen, 'tag', 5)).toEqual({ season: 1, tag: 5 });
  });
});
