import { useEffect, useRef } from 'react';
import type { Language } from '#lib/localized.ts';
import type { Category, Choice } from '../consent.ts';
import { CONSENT_TEXTS } from '../consent-texts.ts';
import mouseUrl from './mouse.svg?url';
import mouseWideUrl from './mouse-wide.svg?url';

const OPTIONAL = ['tracking', 'media'] as const satisfies Category[];

/**
 * Asks what may be loaded (docs/design/components.md#cookie-dialog): all and only the necessary are equally easy,
 * nothing is ticked beforehand. Escape closes it without a choice. Outside the router, so its links are plain ones.
 */
export function ConsentDialog({
  language,
  choice,
  onChoice,
  onClose,
  pathTo,
}: {
  language: Language;
  choice: Choice | null;
  onChoice: (choice: Choice) => void;
  onClose: () => void;
  pathTo: (name: 'privacy' | 'imprint', language: Language) => string;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const texts = CONSENT_TEXTS[language];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // Read first, and no choice is preferred.
    heading.current?.focus();
  }, []);

  const choose = (chosen: Choice) => {
    onChoice(chosen);
    dialog.current?.close();
  };
  const save = (form: FormData) => choose({ tracking: form.has('tracking'), media: form.has('media') });

  return (
    <dialog
      ref={dialog}
      className="dialog dialog-sheet consent"
      aria-labelledby="consent-title"
      onClose={onClose}
    >
      <picture>
        <source media="(width >= 48rem)" srcSet={mouseUrl} />
        <img src={mouseWideUrl} alt="" className="consent-art" />
      </picture>
      <form action={save} className="consent-form">
        <h2 id="consent-title" ref={heading} tabIndex={-1}>
          {texts.title}
        </h2>
        <p>{texts.intro}</p>
        <div className="consent-rows">
          <Row name="required" texts={texts.required} checked />
          {OPTIONAL.map((name) => (
            <Row key={name} name={name} texts={texts[name]} defaultChecked={choice?.[name] ?? false} />
          ))}
        </div>
        <div className="consent-buttons">
          <ChoiceButton onClick={() => choose({ tracking: true, media: true })}>
            {texts.acceptAll}
          </ChoiceButton>
          <ChoiceButton onClick={() => choose({ tracking: false, media: false })}>
            {texts.onlyRequired}
          </ChoiceButton>
          <button type="submit" className="button button-ghost">
            <i className="button-hole" />
            <span>{texts.save}</span>
          </button>
        </div>
        <p className="consent-links">
          <a href={pathTo('privacy', language)}>{texts.privacy}</a>
          <a href={pathTo('imprint', language)}>{texts.imprint}</a>
        </p>
      </form>
    </dialog>
  );
}

function ChoiceButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button type="button" className="button" onClick={onClick}>
      <i className="button-hole" />
      <span>{children}</span>
    </button>
  );
}

function Row({
  name,
  texts: [title, text],
  checked,
  defaultChecked,
}: {
  name: string;
  texts: [string, string];
  checked?: true;
  defaultChecked?: boolean;
}) {
  const fixed = checked ? { checked, disabled: true, readOnly: true } : { defaultChecked };
  return (
    <label className="choice consent-row">
      <input
        type="checkbox"
        name={name}
        className="choice-hole"
        aria-describedby={`consent-${name}`}
        {...fixed}
      />
      <span className="choice-text">
        <strong>{title}</strong>
        <span id={`consent-${name}`}>{text}</span>
      </span>
    </label>
  );
}
