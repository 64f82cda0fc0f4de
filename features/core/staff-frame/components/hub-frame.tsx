import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { HUB_PATH, type HubSection, hubPath, pathTo } from '#features/core/navigation/index.ts';
import { LANGUAGES, type Language } from '#lib/localized.ts';
import { Icon } from '#ui/icon.tsx';
import { Logo } from '#ui/logo.tsx';
import type { HubFrameData } from '../hub-frame-data.ts';

const LANGUAGE_NAMES: Record<Language, string> = { de: 'Deutsch', en: 'English' };

/** The bar of the hub, and the room below it. */
export function HubFrame({ frame, children }: { frame: HubFrameData; children: ReactNode }) {
  const { t } = useLingui();
  const { here, language, sections, name, paths, hasAdmin, till, planned, trashed } = frame;
  const sectionLink = (to: HubSection, words: ReactNode) =>
    sections.includes(to) ? (
      <li>
        <a href={hubPath(to, language)} aria-current={to === here ? 'page' : undefined}>
          {words}
        </a>
      </li>
    ) : null;
  return (
    <div className="hub">
      <header className="hub-bar surface-ink">
        <a href={hubPath(sections[0] ?? 'pages', language)} className="hub-home" aria-label={t`The Hub`}>
          <Logo />
        </a>
        <nav aria-label={t`The Hub`}>
          <ul className="hub-sections">
            {sectionLink('pages', <Trans>Pages</Trans>)}
            {hasAdmin ? (
              <li>
                <a href={`/admin/events?lang=${language}`}>
                  <Trans>Programme</Trans>
                </a>
              </li>
            ) : null}
            {sectionLink('media', <Trans>Media</Trans>)}
            {sectionLink(
              'planned',
              planned > 0 ? <Trans>Scheduled, {planned}</Trans> : <Trans>Scheduled</Trans>,
            )}
            {sectionLink('trash', trashed > 0 ? <Trans>Bin, {trashed}</Trans> : <Trans>Bin</Trans>)}
            {sectionLink('desk', <Trans context="counter">Desk</Trans>)}
            {sectionLink('orders', <Trans>Orders</Trans>)}
            {sectionLink('events', <Trans>Sales</Trans>)}
            {sectionLink('check-in', <Trans>Check-in</Trans>)}
            {sectionLink('closings', <Trans>End of day</Trans>)}
            {sectionLink('reports', <Trans>Reports</Trans>)}
            {sectionLink('bank', <Trans>Bank</Trans>)}
            {sectionLink('forms', <Trans>Forms</Trans>)}
            {sectionLink('go-live', <Trans>Going live</Trans>)}
            {sectionLink('handbook', <Trans>Handbook</Trans>)}
          </ul>
        </nav>
        <ul className="hub-links">
          {till === null ? null : (
            <li>
              <a href={`${HUB_PATH}/desk/till?lang=${language}`}>
                <Trans>{till} open</Trans>
              </a>
            </li>
          )}
          {LANGUAGES.filter((each) => each !== language).map((each) => (
            <li key={each}>
              <a href={paths?.[each] ?? hubPath(here, each)} lang={each} hrefLang={each}>
                {LANGUAGE_NAMES[each]}
              </a>
            </li>
          ))}
          <li>
            <a href={pathTo('home', language)}>
              <Icon name="arrow-left" size={20} />
              <Trans>Go to website</Trans>
            </a>
          </li>
          <li className="hub-who" title={name}>
            <span aria-hidden="true">{initials(name)}</span>
            <span className="visually-hidden">{name}</span>
          </li>
        </ul>
      </header>
      {children}
    </div>
  );
}

function initials(name: string): string {
  return name
    .split(/\s+/)
    .map((part) => part.charAt(0))
    .join('')
    .slice(0, 2)
    .toUpperCase();
}
