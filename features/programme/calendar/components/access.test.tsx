import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { AccessWords } from './access-words.tsx';
import { AccessLinks } from './option-links.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

function render(element: ReactElement): string {
  const router = createMemoryRouter([{ path: '*', element }]);
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
}

describe('access', () => {
  it('stands on a row in small words, and nothing stands there where nobody said', () => {
    expect(render(<AccessWords kinds={['step-free', 'quiet']} />)).toContain('step-free · quiet');
    expect(render(<AccessWords kinds={[]} />)).not.toContain('event-access');
  });

  it('is a filter that keeps the others, and is let go by choosing it again', () => {
    const links = render(
      <AccessLinks view={{ language: 'en', filter: { room: 3, access: 'quiet' } }} variant="option" />,
    );
    expect(links).toMatch(/href="[^"]*\?room=3&amp;access=step-free"[^>]*>step-free/);
    expect(links).toMatch(
      /aria-current="true"[^>]*href="[^"]*\?room=3"|href="[^"]*\?room=3"[^>]*aria-current="true"/,
    );
  });
});
