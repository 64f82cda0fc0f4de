import { expect, it } from 'vitest';
import { openForCustomer, possibleRefundSplit, refundSplit } from './payment.ts';

it.each([
  [0, 3300, { onlineCents: 0, tillCents: 0 }],
  [-900, 3300, { onlineCents: 0, tillCents: 0 }],
  [900, 0, { onlineCents: 0, tillCents: 900 }],
  [900, 900, { onlineCents: 900, tillCents: 0 }],
  [3301, 2400, { onlineCents: 2400, tillCents: 901 }],
  [900, -1, { onlineCents: 0, tillCents: 900 }],
])(
  'of %i cents that are owed, with %i paid online, each is refunded by its method',
  (owed, onlineCents, split) => {
    const order = {
      onlineCents,
      returningCents: 0,
      isDisputed: false,
      chargedBackCents: 0,
      hasFailedRefund: false,
    };
    expect(refundSplit(order, owed)).toEqual({ ...split, heldCents: 0 });
  },
);

it('a refund the bank rejected is not retried automatically, though staff may try again', () => {
  const order = {
    onlineCents: 3300,
    returningCents: 0,
    isDisputed: false,
    chargedBackCents: 0,
    hasFailedRefund: true,
  };
  expect(refundSplit(order, 900)).toEqual({ onlineCents: 0, tillCents: 900, heldCents: 0 });
  expect(possibleRefundSplit(order, 900)).toEqual({ onlineCents: 900, tillCents: 0, heldCents: 0 });
});

it('nothing of a disputed payment is refunded, on anybody’s request', () => {
  const order = {
    onlineCents: 3300,
    returningCents: 0,
    isDisputed: true,
    chargedBackCents: 0,
    hasFailedRefund: true,
  };
  const held = { onlineCents: 0, tillCents: 0, heldCents: 900 };
  expect([refundSplit(order, 900), possibleRefundSplit(order, 900)]).toEqual([held, held]);
});

it('nothing goes back to a payment that the bank took from', () => {
  const order = {
    onlineCents: 900,
    returningCents: 0,
    isDisputed: false,
    chargedBackCents: 2400,
    hasFailedRefund: false,
  };
  expect(possibleRefundSplit(order, 900)).toEqual({ onlineCents: 0, tillCents: 900, heldCents: 0 });
});

it('a chargeback is to be paid by the customer once the dispute is lost, not before', () => {
  const due = { totalCents: 2400, vat: [] };
  const order = { paymentMethod: 'online' as const, due, paidCents: 0, chargedBackCents: 3300 };
  expect(openForCustomer({ ...order, isDisputed: true })).toBe(0);
  expect(openForCustomer({ ...order, isDisputed: false })).toBe(2400);
});

it('a pending refund is refunded by no other method, and is online as the customer sees it', () => {
  const order = {
    ...{ onlineCents: 2400, returningCents: 700, isDisputed: false, chargedBackCents: 0 },
    hasFailedRefund: false,
  };
  expect(possibleRefundSplit(order, 700)).toEqual({ onlineCents: 0, tillCents: 0, heldCents: 0 });
  expect(possibleRefundSplit(order, 3300)).toEqual({ onlineCents: 1700, tillCents: 900, heldCents: 0 });
  expect(refundSplit(order, 3300)).toEqual({ onlineCents: 2400, tillCents: 900, heldCents: 0 });
  expect(refundSplit({ ...order, hasFailedRefund: true }, 900)).toEqual({
    ...{ onlineCents: 700, tillCents: 200, heldCents: 0 },
  });
});
