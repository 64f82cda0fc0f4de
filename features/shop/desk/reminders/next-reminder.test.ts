import { expect, it } from 'vitest';
import { nextReminder } from './next-reminder.ts';

const DAYS = { isOn: true, friendlyDays: 30, firstDays: 14, secondDays: 10 };
const issuedAt = '2026-11-01T10:00:00.000Z';

it('follows the invoice, then the reminder before, and ends after three', () => {
  const first = { step: 1, at: '2026-12-05T10:00:00.000Z' };
  const second = { step: 2, at: '2026-12-20T10:00:00.000Z' };
  const third = { step: 3, at: '2026-12-31T10:00:00.000Z' };
  expect(nextReminder({ issuedAt, sent: [] }, DAYS)).toEqual({ step: 1, day: '2026-12-01' });
  expect(nextReminder({ issuedAt, sent: [first] }, DAYS)).toEqual({ step: 2, day: '2026-12-19' });
  expect(nextReminder({ issuedAt, sent: [second, first] }, DAYS)).toEqual({ step: 3, day: '2026-12-30' });
  expect(nextReminder({ issuedAt, sent: [first, second, third] }, DAYS)).toBeNull();
});

it('begin again where an invoice follows the last of them', () => {
  const sent = [1, 2, 3].map((step) => ({ step, at: `2026-0${step + 5}-05T10:00:00.000Z` }));
  expect(nextReminder({ issuedAt, sent }, DAYS)).toEqual({ step: 1, day: '2026-12-01' });
});

it('never counts from before the latest invoice', () => {
  const sent = [{ step: 1, at: '2026-08-05T10:00:00.000Z' }];
  expect(nextReminder({ issuedAt, sent }, DAYS)).toEqual({ step: 2, day: '2026-11-15' });
});
