import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DayBlock } from './day-block.tsx';

function day(language: 'de' | 'en', today = '2026-11-01'): string {
  return renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: language, messages: { [language]: {} } })}>
      <DayBlock day="2026-11-20" today={today}>
        <li />
      </DayBlock>
    </I18nProvider>,
  );
}

describe('the heading of a day', () => {
  it('is written as its language writes days', () => {
    expect(day('en')).toContain('aria-label="Friday, 20 November 2026"');
    expect(day('en')).toMatch(/class="day-name"[^>]*>Friday, November</);
    expect(day('de')).toContain('aria-label="Freitag, 20. November 2026"');
  });

  it('says so where it is today', () => {
    expect(day('en', '2026-11-20')).toMatch(/class="day-name"[^>]*>Today, Friday</);
  });
});
