import { OpeningNow } from '#features/opening-hours/index.ts';
import type { Language } from '#lib/localized.ts';
import type { Shell } from '../find-shell.server.ts';
import { LanguageSwitch } from './language-switch.tsx';

/** The ink line at the top: is it open, and in which language. */
export function TopBar({
  shell,
  language,
  paths,
}: {
  shell: Shell;
  language: Language;
  paths: Record<Language, string>;
}) {
  return (
    <div className="top-bar surface-ink">
      <div className="wrap">
        <OpeningNow today={shell.opening} />
        <LanguageSwitch current={language} paths={paths} />
      </div>
    </div>
  );
}
