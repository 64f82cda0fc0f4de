import { expect, it } from 'vitest';
import type { OrderRequest } from '#features/box-office/ticketing/index.ts';
import { LANGUAGES, type Language } from '#lib/localized.ts';
import { returnedPaymentEmail } from './returned-payment-email.ts';

const REQUEST: OrderRequest = {
  customer: { firstName: 'Svenja', lastName: 'Kühnel', email: 'svenja@post.example', userId: null },
  language: 'de',
  paymentMethod: 'online',
  isTest: false,
  contents: '',
};
const VOUCHER = { cents: 2500, recipient: 'Oma', greeting: 'Hallo', recipientEmail: null, sendOn: null };
const PASS = { cents: 2500 } as NonNullable<OrderRequest['pass']>;

const mailOf = (language: Language, bought: Partial<OrderRequest>) =>
  returnedPaymentEmail({ request: { ...REQUEST, language, ...bought }, cents: 2500 }, 'Buntspecht').text;

it.each([
  ['tickets', {}, /keine Tickets gekauft/, /haven’t bought any tickets/],
  ['a gift voucher', { voucher: VOUCHER }, /keinen Gutschein gekauft/, /haven’t bought a gift voucher/],
  ['a pass', { pass: PASS }, /kein Abo gekauft/, /haven’t bought a pass/],
] as const)(
  'the email about money for %s that comes back says what was not bought',
  (what, bought, de, en) => {
    expect(mailOf('de', bought)).toMatch(de);
    expect(mailOf('en', bought)).toMatch(en);
    if (what !== 'tickets') expect(mailOf('de', bought)).not.toContain('Tickets');
  },
);

it.each(LANGUAGES)('it names nobody, and the amount, in %s', (language) => {
  expect(mailOf(language, {})).toContain('25\u00a0€');
  expect(mailOf(language, { voucher: VOUCHER })).not.toMatch(/Svenja|Oma/);
});
