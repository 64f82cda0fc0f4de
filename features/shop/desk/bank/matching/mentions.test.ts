import { expect, it } from 'vitest';
import { invoicesIn, ordersIn } from './mentions.ts';

it.each([
  ['BS-7K4-Q29', ['BS-7K4-Q29']],
  ['bestellung bs 7k4 q29, danke', ['BS-7K4-Q29']],
  ['SVWZ+TICKETS B S-7K4-Q 29 EREF+NOTPROVIDED', ['BS-7K4-Q29']],
  ['Karten 7K4-Q29', ['BS-7K4-Q29']],
  ['BS-7K4-Q29 und BS-AAA-BBB', ['BS-7K4-Q29', 'BS-AAA-BBB']],
  ['Jobs 1234', []],
  ['', []],
])('finds orders in "%s"', (text, orders) => expect(ordersIn(text)).toEqual(orders));

const whole = (sequence: number) => ({ year: 2026, sequence, isWhole: true });
const short = (sequence: number) => ({ year: 2026, sequence, isWhole: false });

it.each([
  ['Rechnung 2026-000012', [whole(12)]],
  ['RG2026 000012', [whole(12)]],
  ['RE-Nr. 2026-000 012 Kd 5', [whole(12)]],
  ['2026-000012 2026-000013', [whole(12), whole(13)]],
  ['Rechnung 2026-12', [short(12)]],
  ['Re 2026/7 v. 05.11.2026', [short(7)]],
  ['am 2026-11-20', []],
  ['20.11.2026-12', []],
  ['IBAN DE20260000121234567890', []],
  ['2026-000000', []],
])('finds invoices in "%s"', (text, invoices) => expect(invoicesIn(text)).toEqual(invoices));

it('stops after a few numbers, however long a text is', () => {
  const text = Array.from({ length: 100 }, (_, index) => `2026-${String(index + 1).padStart(6, '0')}`).join(
    ' ',
  );
  expect(invoicesIn(text)).toHaveLength(10);
});
