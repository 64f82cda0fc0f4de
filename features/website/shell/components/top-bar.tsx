import { useLingui } from '@lingui/react/macro';
import { OpeningNow } from '#features/programme/opening-hours/index.ts';
import type { Language } from '#lib/localized.ts';
import type { Shell } from '../find-shell.server.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { SiteLink } from './site-link.tsx';

/** The ink line at the top: is it open, what is asked for most besides (the secondary menu), and in which language. */
export function TopBar({
  shell,
  language,
  paths,
}: {
  shell: Shell;
  language: Language;
  paths: Record<Language, string>;
}) {
  const { t } = useLingui();
  return (
    <div className="top-bar surface-ink">
      <div className="wrap">
        <OpeningNow today={shell.opening} />
        {shell.menus.secondary.length > 0 ? (
          <nav aria-label={t`At a glance`} className="top-bar-links">
            {shell.menus.secondary.map(({ name, lang, url }) => (
              <SiteLink key={name} url={url} lang={lang}>
                {name}
              </SiteLink>
            ))}
          </nav>
        ) : null}
        <LanguageSwitch languages={shell.languages} current={language} paths={paths} />
      </div>
    </div>
  );
}
