import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { qrPath } from '#lib/qr-path.ts';
import { TransferNote } from './transfer-note.tsx';

it('a bank transfer is text in reading order, and a code with a name', () => {
  const qr = qrPath('BCD');
  const rows: [string, string][] = [
    ['Payee', 'Buntspecht gGmbH'],
    ['IBAN', 'DE02 1203 0000 0000 2020 51'],
  ];
  const page = renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <TransferNote transfer={{ rows, qr }} />
    </I18nProvider>,
  );
  expect(page).toContain('<section class="order-transfer" aria-labelledby="order-transfer">');
  expect(page).toContain('<dt>IBAN</dt><dd translate="no">DE02 1203 0000 0000 2020 51</dd>');
  expect(page).toContain('role="img" aria-label="QR code with the details of this bank transfer"');
  expect(page).toContain(`<path d="${qr.path}"></path>`);
  expect(page).toContain('<figcaption>Scan to pay with your banking app</figcaption>');
});
