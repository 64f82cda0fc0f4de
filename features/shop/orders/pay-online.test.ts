import { expect, it } from 'vitest';
import { payableOnlineCents } from '#features/box-office/ticketing/index.ts';
import { ORDER } from './order.fixture.ts';

const NOON = '2026-11-20T11:00:00.000Z';
const MOMENT = '2026-11-25T23:00:00.000Z';
const cents = (more: Partial<typeof ORDER> = {}, now = NOON, isTransferOffered = false) =>
  payableOnlineCents({ ...ORDER, ...more }, { now, isTransferOffered });
const due = (totalCents: number) => ({ due: { totalCents, vat: [] } });

it('what is open of an order can be paid online, after a part was paid the rest', () => {
  expect(cents()).toBe(2100);
  expect(cents({ paidCents: 800, moneyCents: 800 })).toBe(1300);
  expect(cents({ paymentMethod: 'online', paidCents: 1500, moneyCents: 1500 })).toBe(600);
});

it('a reservation can be paid online until its last moment, one paid in part later, too', () => {
  const reserved = { reservedUntil: MOMENT };
  expect(cents(reserved, '2026-11-25T22:59:59.999Z')).toBe(2100);
  expect(cents(reserved, MOMENT)).toBe(0);
  expect(cents({ ...reserved, paidCents: 800, moneyCents: 800 }, MOMENT)).toBe(1300);
});

it('an invoice can be paid online where a transfer is offered', () => {
  expect(cents({ paymentMethod: 'on-account' })).toBe(0);
  expect(cents({ paymentMethod: 'on-account' }, NOON, true)).toBe(2100);
});

it.each([
  ['that is a test', { isTest: true }],
  ['that is free', { paymentMethod: 'free' }],
  ['that is an enquiry', { enquiredAt: NOON }],
  ['that is disputed', { isDisputed: true }],
  ['whose money a bank took back', { chargedBackCents: 100 }],
  ['that is paid', { paidCents: 2100 }],
  ['of which less is open than a provider takes', due(49)],
  ['without a valid ticket', { tickets: ORDER.tickets.map((each) => ({ ...each, state: 'cancelled' })) }],
] as const)('an order %s cannot be paid online', (_, more) => {
  expect(cents(more as Partial<typeof ORDER>)).toBe(0);
});
