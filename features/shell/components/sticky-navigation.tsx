import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { pathTo } from '#features/navigation/index.ts';
import type { Language } from '#lib/localized.ts';
import type { Shell } from '../find-shell.server.ts';
import { OVERLAY_OPEN } from './event-overlay-place.tsx';
import { SiteLink } from './site-link.tsx';

/**
 * What stays at hand while one scrolls (specification, section 2 "Sticky navigation"). When its parts are on show, the
 * style sheet says by what the shell's behaviour knows of the scrolling. Without scripts the overlay button leads to the calendar.
 */
export function StickyNavigation({
  shell,
  language,
  isEventPage,
}: {
  shell: Shell;
  language: Language;
  isEventPage: boolean;
}) {
  const { t } = useLingui();
  const { overlayTitle, stickyItems } = shell;
  return (
    <nav aria-label={t`Quick links`} className="sticky-navigation">
      <ul className="sticky-items">
        {stickyItems.map(({ text, lang, link, url }) => (
          <li key={text + url}>
            <SiteLink url={url} lang={lang} className="sticky-item">
              {text}
              <VisuallyHidden>, {link}</VisuallyHidden>
            </SiteLink>
          </li>
        ))}
        <li>
          <Link to={pathTo('calendar', language)} className="sticky-item">
            <Trans>Book tickets</Trans>
          </Link>
        </li>
        <li>
          <a href="#top" data-to-top className="sticky-item" aria-label={t`To the top`}>
            <Icon name="chevron-down" size={20} className="rotate-180" />
          </a>
        </li>
      </ul>
      {overlayTitle && !isEventPage ? (
        <Link to={{ search: OVERLAY_OPEN }} preventScrollReset className="sticky-overlay-button">
          <Icon name="ticket" />
          <span lang={overlayTitle.lang}>{overlayTitle.text}</span>
        </Link>
      ) : null}
    </nav>
  );
}
