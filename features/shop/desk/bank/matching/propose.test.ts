import { expect, it } from 'vitest';
import { type Candidate, type MatchedLine, proposeOrders } from './propose.ts';

const ORDER: Candidate = {
  number: 'BS-7K4-Q29',
  name: 'Svenja Kühnel',
  lastName: 'Kühnel',
  organisation: 'Grundschule am Park',
  state: 'open',
  openCents: 1500,
  invoices: ['2026-000012'],
};
const line = (more: Partial<MatchedLine> = {}): MatchedLine => ({
  ...{ id: 1, cents: 1500, name: 'Jemand', text: '', isBookable: true, isTwin: false },
  ...more,
});
const matched = (more: Partial<MatchedLine>, candidates: Candidate[] = [ORDER]) =>
  proposeOrders([line(more)], candidates).get(1);

it('is sure only of one order, named in full, with all that is open', () => {
  expect(matched({ text: 'BS-7K4-Q29' })).toMatchObject({ isSure: true });
  expect(matched({ text: 'RG 2026-000012' })).toMatchObject({ isSure: true });
  for (const doubt of [
    { text: 'BS-7K4-Q29', cents: 1499 },
    { text: 'BS-7K4-Q29', cents: 1501 },
    { text: 'BS-7K4-Q29', isTwin: true },
    { text: 'BS-7K4-Q29', isBookable: false },
    { text: 'Rechnung 2026-12' },
    { text: '', name: 'KUEHNEL, SVENJA' },
  ])
    expect(matched(doubt)).toMatchObject({ isSure: false, proposals: [{ order: 'BS-7K4-Q29' }] });
  const other = { ...ORDER, number: 'BS-AAA-BBB', invoices: [] };
  expect(matched({ text: 'BS-7K4-Q29 BS-AAA-BBB' }, [ORDER, other])).toMatchObject({ isSure: false });
  for (const state of ['paid', 'cancelled', 'disputed', 'owed'] as const)
    expect(matched({ text: 'BS-7K4-Q29' }, [{ ...ORDER, state }])).toMatchObject({
      isSure: false,
      proposals: [{ fit: 'nothing-open' }],
    });
});

it('is sure of a short invoice number with the same name', () => {
  expect(matched({ text: 'Rechnung 2026-12', name: 'Grundschule am Park Berlin' })).toMatchObject({
    isSure: true,
  });
  expect(matched({ text: 'Rechnung 2026-12', cents: 1400 })).toEqual({ isSure: false, proposals: [] });
});

it('takes the first of two lines that pay the same order', () => {
  const found = proposeOrders([line({ text: 'BS-7K4-Q29' }), line({ id: 2, text: 'BS-7K4-Q29' })], [ORDER]);
  expect([found.get(1)?.isSure, found.get(2)?.isSure]).toEqual([true, false]);
});

it('proposes nothing by the name alone, nor by the sum alone', () => {
  expect(matched({ name: 'Svenja Kühnel', cents: 1400 })?.proposals).toEqual([]);
  expect(matched({ name: 'Anna Specht' })?.proposals).toEqual([]);
});
