import { useLingui } from '@lingui/react/macro';
import type { Language } from '#lib/localized.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

const NAMES: Record<Language, string> = { de: 'Deutsch', en: 'English' };

/**
 * The same page in the other language, where the venue has one. A full load, because each language brings its own texts.
 */
export function LanguageSwitch({
  languages,
  current,
  paths,
}: {
  languages: Language[];
  current: Language;
  paths: Record<Language, string>;
}) {
  const { t } = useLingui();
  if (languages.length < 2) return null;
  return (
    <ul aria-label={t`Language`} className="language-switch">
      {languages.map((language) => (
        <li key={language}>
          <a
            href={paths[language]}
            lang={language}
            hrefLang={language}
            aria-current={language === current ? 'true' : undefined}
          >
            {language.toUpperCase()}
            <VisuallyHidden> {NAMES[language]}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  );
}
