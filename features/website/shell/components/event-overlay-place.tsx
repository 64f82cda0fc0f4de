import { lazy, Suspense } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { Language, ShownText } from '#lib/localized.ts';

/** The query under which the event overlay is open; loaded as a page it leads to the calendar. */
export const OVERLAY_OPEN = '?overlay=true';

/** In the state of the entry that stands for the open overlay: the page below lies one step back. */
interface OverlayState {
  liesOverPage?: boolean;
}

/** Opens the overlay over the current page, preserving its query. */
export function useOpenOverlay(): () => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  return () => {
    const query = new URLSearchParams(search);
    query.set('overlay', 'true');
    const state: OverlayState = { liesOverPage: true };
    void navigate({ search: `?${query}` }, { preventScrollReset: true, state });
  };
}

/** Gives the page below its address back: one step back, or in place where somebody else's link opened the overlay. */
function useCloseOverlay(): () => void {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  return () => {
    if ((state as OverlayState | null)?.liesOverPage) {
      void navigate(-1);
      return;
    }
    const query = new URLSearchParams(search);
    query.delete('overlay');
    void navigate({ search: `${query}` }, { replace: true, preventScrollReset: true });
  };
}

const EventOverlay = lazy(() =>
  import('./event-overlay.tsx').then(({ EventOverlay }) => ({ default: EventOverlay })),
);

/** Renders the event overlay while the address asks for it. Another page, or Back, closes it. */
export function EventOverlayPlace({ title, language }: { title: ShownText | null; language: Language }) {
  const [query] = useSearchParams();
  const { key } = useLocation();
  const close = useCloseOverlay();
  if (title === null || query.get('overlay') !== 'true') return null;
  return (
    <Suspense fallback={null}>
      {/* Opened again before the page had its address back it is another entry, and another sheet: this one is closed. */}
      <EventOverlay key={key} title={title} language={language} onClosed={close} />
    </Suspense>
  );
}
