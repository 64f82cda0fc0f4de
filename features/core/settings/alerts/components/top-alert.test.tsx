import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { TopAlert } from './top-alert.tsx';

const LONG =
  'It goes to the second floor only until Sunday. Who has to go higher calls us: we carry, push or play downstairs.';

function alert(text: string): string {
  const news = {
    id: 1,
    title: { text: 'The lift has hiccups' },
    text: { text },
    link: null,
    linkTitle: null,
  };
  const element = (
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <TopAlert alert={news} />
    </I18nProvider>
  );
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
}

describe('breaking news', () => {
  it('that take more than two lines of a phone are cut there, with a link to the rest that names them', () => {
    expect(alert(LONG)).toContain('class="top-alert-short"');
    expect(alert(LONG)).toMatch(/<button[^>]*top-alert-more[^>]*aria-label="more: The lift has hiccups"/);
  });

  it('that are short stand there whole', () => {
    expect(alert('Back on Sunday.')).not.toMatch(/top-alert-short|top-alert-more/);
  });
});
