import type { ReactNode } from 'react';
import type { Language } from '#lib/localized.ts';

/** One language to publish or take offline: its checkbox, and the consequences. */
export function LanguageChoice({
  language,
  name,
  words,
  isPossible,
  isChosen,
  onChange,
  children,
}: {
  language: Language;
  name: string;
  /** Description of the effect of publishing on it. */
  words: string;
  isPossible: boolean;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
  children?: ReactNode;
}) {
  return (
    <section aria-labelledby={`publish-${language}`} data-ready={isPossible}>
      <h3 id={`publish-${language}`} className="text-d1">
        {name}
      </h3>
      <label className="choice">
        <input
          type="checkbox"
          className="choice-hole"
          disabled={!isPossible}
          checked={isChosen}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span className="choice-text">{words}</span>
      </label>
      {children}
    </section>
  );
}
