import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { OverdueOrder } from '../remind-of-invoices.server.ts';
import { OverdueInvoices } from './overdue-invoices.tsx';

const ORDER: OverdueOrder = {
  ...{ id: 1, number: 'BS-7K4-Q29', name: 'Grundschule am Park', openCents: 1500 },
  ...{ issuedAt: '2026-11-20T11:00:00.000Z', sent: [], pausedFor: null },
  next: { step: 1, day: '2026-12-20' },
};
const listed = (more: Partial<OverdueOrder> = {}) =>
  renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <OverdueInvoices orders={[{ ...ORDER, ...more }]} language="en" canSell={false} />
    </I18nProvider>,
  );

it('says which reminder is next, and sends it now or not for this one', () => {
  const markup = listed();
  expect(markup).toContain('Not reminded yet, friendly reminder on');
  expect(markup).toMatch(/name="do" value="remind"[\s\S]*name="step" value="1"/);
  expect(markup).toContain('name="do" value="pause"');
  expect(listed({ next: { step: 3, day: '2026-12-30' } })).toContain('second overdue notice on');
});

it('offers to resume what is paused, and nothing after the last reminder', () => {
  const paused = listed({ pausedFor: 'pays in January' });
  expect(paused).toContain('pays in January');
  expect(paused).toContain('name="do" value="resume"');
  expect(paused).not.toContain('value="remind"');
  expect(listed({ next: null })).not.toContain('<form');
});
