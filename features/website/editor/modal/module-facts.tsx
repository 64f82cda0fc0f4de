import { Trans, useLingui } from '@lingui/react/macro';
import type { FieldError, Module } from '#features/core/documents/index.ts';
import { LANGUAGES, type Language } from '#lib/localized.ts';
import { useSession } from '../session/session-context.ts';
import { InstantField } from './date-time-control.tsx';
import { useErrorWords } from './use-error-words.ts';

/** When and in which languages a module is seen, whatever its kind. */
export function ModuleFacts({ module, errors }: { module: Module; errors: readonly FieldError[] }) {
  const { t } = useLingui();
  const { editor } = useSession();
  const words = useErrorWords();
  const { id, languages, online_from: from = null, online_to: to = null } = module;
  const errorOf = (field: string) => {
    const error = errors.find((each) => each.field === field);
    return error && words(error);
  };
  const setOnline = (next: { from: string | null; to: string | null }) =>
    editor.change({ op: 'set-online', id, ...next }, 'change', id);
  const toggle = (language: Language, isShown: boolean) => {
    const next = LANGUAGES.filter((each) =>
      each === language ? isShown : !languages || languages.includes(each),
    );
    const all = next.length === LANGUAGES.length;
    editor.change({ op: 'set-languages', id, languages: all ? null : [...next] }, 'change', id);
  };
  return (
    <fieldset className="module-items">
      <legend>
        <Trans>Who sees it, and when</Trans>
      </legend>
      <div className="module-fields-row">
        {LANGUAGES.map((language) => (
          <label key={language} className="choice">
            <input
              type="checkbox"
              className="choice-hole"
              checked={!languages || languages.includes(language)}
              onChange={({ target }) => toggle(language, target.checked)}
            />
            <span className="choice-text">
              {language === 'de' ? t`Visible on German pages` : t`Visible on English pages`}
            </span>
          </label>
        ))}
        <div data-control="online_from">
          <InstantField
            label={t`Visible from`}
            error={errorOf('online_from')}
            value={from}
            onChange={(instant) => setOnline({ from: instant, to })}
          />
        </div>
        <div data-control="online_to">
          <InstantField
            label={t`Visible until`}
            error={errorOf('online_to')}
            value={to}
            onChange={(instant) => setOnline({ from, to: instant })}
          />
        </div>
      </div>
    </fieldset>
  );
}
