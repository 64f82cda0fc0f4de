import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { BankRow } from '../load-bank-page.server.ts';
import { LineFacts } from './line-facts.tsx';

const LINE: BankRow = {
  ...{ id: 1, number: 'BANK-1', bookedOn: '2026-11-12', cents: 700, restCents: 700, currency: 'EUR' },
  ...{ kind: 'credit', name: 'Ruth Sichermann', iban: '', text: 'BS-39U-8YP', isBookable: true },
  ...{ isForeign: false, isTwin: false, proposals: [], split: [], orders: [], reason: null, decided: null },
};
const words = (more: Partial<BankRow> = {}) =>
  renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <LineFacts row={{ ...LINE, ...more }} language="en" />
    </I18nProvider>,
  ).replaceAll(/<[^>]+>/g, ' ');

it('marks no line that was booked in full', () => {
  expect(words({ restCents: 0, isBookable: false, orders: ['BS-39U-8YP'] })).not.toContain('In EUR');
});

it('marks money in another currency, and lines without an amount', () => {
  expect(words({ currency: 'CHF', isBookable: false, isForeign: true })).toContain('In CHF');
  expect(words({ cents: 0, restCents: 0, isBookable: false })).toContain('No amount');
});
