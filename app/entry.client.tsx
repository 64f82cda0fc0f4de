import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { isLanguage } from '#lib/localized.ts';
import { loadMessages } from './i18n.ts';

const language = document.documentElement.lang;
await loadMessages(isLanguage(language) ? language : 'de');
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
