import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import type { Language, ShownText } from '#lib/localized.ts';

/** The query under which the event overlay is open; loaded as a page it leads to the calendar. */
export const OVERLAY_OPEN = '?overlay=true';

const EventOverlay = lazy(() =>
  import('./event-overlay.tsx').then(({ EventOverlay }) => ({ default: EventOverlay })),
);

/** Where the event overlay appears while the address asks for it. Another page, or none of its query, closes it. */
export function EventOverlayPlace({ title, language }: { title: ShownText | null; language: Language }) {
  const [query] = useSearchParams();
  if (title === null || query.get('overlay') !== 'true') return null;
  return (
    <Suspense fallback={null}>
      <EventOverlay title={title} language={language} />
    </Suspense>
  );
}
