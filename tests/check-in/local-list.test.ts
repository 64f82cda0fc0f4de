import { expect, it } from 'vitest';
import {
  localVerdict,
  ticketPart,
  type WaitingScan,
} from '#features/shop/desk/check-in/browser/local-list.ts';
import { typedName } from '#features/shop/desk/check-in/typed-name.ts';

const TICKETS = [
  { hash: 'h-waiting', isInside: false },
  { hash: 'h-inside', isInside: true },
];
const SCAN: WaitingScan = {
  id: 'a-scan-of-this-phone',
  text: 'BS1.k.1.code.s',
  isTyped: false,
  door: 'Tür 1',
  at: '2026-12-20T13:40:00.000Z',
  all: false,
};

it('a phone without network lets in whom its list knows, once', () => {
  expect(localVerdict(TICKETS, new Map(), 'h-waiting')).toEqual({ is: 'admitted', ticket: null });
  expect(localVerdict(TICKETS, new Map([['h-waiting', SCAN]]), 'h-waiting')).toEqual({
    is: 'used',
    ticket: null,
    since: SCAN.at,
    door: 'Tür 1',
  });
  expect(localVerdict(TICKETS, new Map(), 'h-inside')).toMatchObject({ is: 'used' });
});

it('it does not guess about unknown tickets', () => {
  for (const hash of ['h-of-another', '', null])
    expect(localVerdict(TICKETS, new Map(), hash)).toMatchObject({ is: 'refused', reason: 'offline' });
});

it('the ticket’s own part is found in codes alone', () => {
  expect(ticketPart('BS1.aaaaaaaa.17.the-code.signature')).toBe('the-code');
  for (const text of ['BS-7K4-Q29-1', '', 'BS2.a.1.c.s', 'BS1.a.1.c', 'x'.repeat(1_000_000)])
    expect(ticketPart(text)).toBeNull();
});

it.each([
  ['BS-7K4-Q29-1', 'BS-7K4-Q29', 1],
  ['bs7k4q29-12', 'BS-7K4-Q29', 12],
  [' 7k4 q29 ', 'BS-7K4-Q29', null],
])('„%s“ is the name of a ticket', (text, order, position) => {
  expect(typedName(text)).toEqual({ order, position });
});

it.each(['', '1', 'BS-7K4', 'BS-7K4-Q29-1234', 'BS1.k.1.c.s', 'ä'.repeat(1_000_000)])(
  'other words are not',
  (text) => {
    expect(typedName(text)).toBeNull();
  },
);
