import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { guardAgainstTranslation } from '#platform/browser/translated-page.ts';
import { readPageData } from './document/page-data.ts';
import { loadStaffCodeEarly } from './staff-code.ts';

/** Brings the page to life. The page's own script calls it when its routes are there (document/start-page-code.js). */
export function hydratePage(): void {
  loadStaffCodeEarly(document);
  guardAgainstTranslation(document);
  // Before React touches the page: its rich texts are part of the data.
  Object.assign(window, { __reactRouterContext: readPageData(document) });
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}
