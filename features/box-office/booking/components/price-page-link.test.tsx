import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { offer } from '../offer.fixture.ts';
import { BookingContent } from './booking-content.tsx';
import { PricePage } from './price-page-link.tsx';

function widget(path: string | null): string {
  const element = (
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <PricePage value={path}>
        <BookingContent offer={offer} language="en" place="detail" ids="booking" />
      </PricePage>
    </I18nProvider>
  );
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
}

describe('the link to all prices', () => {
  it('stands in the booking widget where the venue has a page of prices, and not where it has none', () => {
    expect(widget('/en/prices')).toMatch(/<a [^>]*href="\/en\/prices"/);
    expect(widget(null)).not.toContain('price-page-link');
  });
});
