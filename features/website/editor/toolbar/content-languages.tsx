import './content-languages.css';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { staleTranslations, toTree } from '#features/core/documents/index.ts';
import { LANGUAGES, type Language } from '#lib/localized.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { DEFINITIONS } from '../definitions.ts';
import { seenAt } from '../publishing/plans.ts';
import { useSession } from '../session/session-context.ts';
import { useValue } from '../store/value.ts';

/** Both languages of the page: the edited one, the link to the other, and the state of each. */
export function ContentLanguages({ paths }: { paths: Record<Language, string> }) {
  const { t } = useLingui();
  const target = new URLSearchParams(useLocation().search).get('edit') ?? '';
  const { page, saver, publications } = useSession();
  const known = useValue(publications.all) ?? [];
  // As saved last: counting at every key press would delay typing.
  const { base } = useValue(saver.queue);
  const open = useMemo(() => staleTranslations(DEFINITIONS, toTree(base)), [base]);
  const now = useValue(publications.now);
  const names = { de: t`German`, en: t`English` };
  const wordsOf = (language: Language) => {
    const count = open.filter((each) => each.language === language).length;
    return [
      seenAt(known, language, now) === null ? t`not published` : t`published`,
      ...(count > 0
        ? [t`${plural(count, { one: '# text to translate', other: '# texts to translate' })}`]
        : []),
    ].join(', ');
  };
  return (
    <nav className="target-switch content-languages" aria-label={t`Page language`}>
      {LANGUAGES.map((language) => {
        const count = open.filter((each) => each.language === language).length;
        const words = `${names[language]}: ${wordsOf(language)}`;
        const shown = (
          <>
            <span aria-hidden="true">{language.toUpperCase()}</span>
            {count > 0 ? (
              <span aria-hidden="true" className="content-languages-open">
                {count}
              </span>
            ) : null}
            <VisuallyHidden>{words}</VisuallyHidden>
          </>
        );
        if (language === page.language)
          return (
            <p key={language} title={words} aria-current="true">
              {shown}
            </p>
          );
        // A link here would come before the one that skips to the content.
        return (
          <form key={language} action={paths[language]}>
            <input type="hidden" name="edit" value={target} />
            <button type="submit" title={words}>
              {shown}
            </button>
          </form>
        );
      })}
    </nav>
  );
}
