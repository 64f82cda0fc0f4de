import { Trans, useLingui } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { pathTo } from '#features/core/navigation/index.ts';
import type { Language } from '#lib/localized.ts';
import { CachedFragment } from '#ui/cached-fragment.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { Shell } from '../find-shell.server.ts';
import { QUICK_LINKS_ID } from '../shell-ids.ts';
import { OVERLAY_OPEN, useOpenOverlay } from './event-overlay-place.tsx';
import { SiteLink } from './site-link.tsx';

/**
 * The one element that floats over a page (docs/product/shell.md#floating-bar): the overlay button, sticky items, the links
 * to the tickets and to the top. The style sheet shows each by the scroll state that the shell's behaviour sets, and folds
 * them behind one button where there is no room. Without scripts the overlay button leads to the calendar.
 */
export function FloatingBar({
  shell: { overlayTitle, stickyItems },
  language,
  isEventPage,
}: {
  shell: Pick<Shell, 'overlayTitle' | 'stickyItems'>;
  language: Language;
  /** The programme is on show already: the button that opens it over the page is left out. */
  isEventPage: boolean;
}) {
  const { t } = useLingui();
  const openOverlay = useOpenOverlay();
  const shown = { overlayTitle: isEventPage ? null : overlayTitle, stickyItems, language };
  const onOpen = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    openOverlay();
  };
  return (
    <CachedFragment
      as="nav"
      aria-label={t`Quick links`}
      className="floating-bar surface-ink"
      cacheKey={shown}
    >
      <FloatingItems {...shown} onOpen={onOpen} />
    </CachedFragment>
  );
}

function FloatingItems({
  overlayTitle,
  stickyItems,
  language,
  onOpen,
}: Pick<Shell, 'overlayTitle' | 'stickyItems'> & {
  language: Language;
  onOpen: (event: MouseEvent) => void;
}) {
  const { t } = useLingui();
  const overlay = overlayTitle ? (
    <Link to={OVERLAY_OPEN} onClick={onOpen} className="floating-item floating-overlay">
      <Icon name="ticket" />
      <span lang={overlayTitle.lang}>{overlayTitle.text}</span>
    </Link>
  ) : null;
  return (
    <>
      {overlay}
      <button
        type="button"
        popoverTarget={QUICK_LINKS_ID}
        className="floating-item floating-fold"
        aria-label={t`Quick links`}
      >
        <Icon name="plus" />
      </button>
      <ul id={QUICK_LINKS_ID} popover="auto" className="floating-items">
        {overlay ? <li className="floating-folded">{overlay}</li> : null}
        {stickyItems.map(({ text, lang, link, url }) => (
          <li key={text + url}>
            <SiteLink url={url} lang={lang} className="floating-item">
              {text}
              {link ? <VisuallyHidden>, {link}</VisuallyHidden> : null}
            </SiteLink>
          </li>
        ))}
        <li>
          <Link to={pathTo('calendar', language)} className="floating-item">
            <Trans>Book tickets</Trans>
          </Link>
        </li>
        <li>
          <a href="#top" data-to-top className="floating-item">
            <Icon name="chevron-down" size={20} className="rotate-180" />
            <span className="floating-words">
              <Trans>Back to top</Trans>
            </span>
          </a>
        </li>
      </ul>
    </>
  );
}
