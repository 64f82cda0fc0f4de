import type { ReactNode } from 'react';
import type { ShownText } from '#lib/localized.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { FIELD_TYPE, type Field } from '../field.ts';

/** Several holes under one question: one answer, or as many as one likes. */
export function ChoiceGroup({
  field,
  name,
  id,
  label,
  hint,
  error,
  chosen,
}: {
  field: Field<ShownText>;
  name: string;
  id: string;
  label: ReactNode;
  hint: ReactNode;
  error: string | undefined;
  chosen: readonly string[];
}) {
  const isRadio = field.field_type === FIELD_TYPE.radio;
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  return (
    <fieldset
      className="form-choices"
      aria-describedby={classNames(hint ? hintId : '', error ? errorId : '') || undefined}
    >
      <legend className="field-label">{label}</legend>
      {hint ? (
        <div className="field-hint" id={hintId}>
          {hint}
        </div>
      ) : null}
      <div className={field.field_type === FIELD_TYPE.chips ? 'form-chips' : 'form-holes'}>
        {field.choices.map((choice, index) => (
          <label
            key={choice.value}
            className={classNames('choice', field.field_type !== FIELD_TYPE.checkboxes && 'choice-card')}
          >
            <input
              // No name of a field has such a line: it is nobody else's.
              id={index === 0 ? id : `${id}_${choice.value}`}
              type={isRadio ? 'radio' : 'checkbox'}
              name={name}
              value={choice.value}
              className="choice-hole"
              defaultChecked={chosen.includes(choice.value)}
              aria-invalid={error ? true : undefined}
            />
            <span className="choice-text" lang={choice.label.lang}>
              {choice.label.text}
            </span>
          </label>
        ))}
      </div>
      {error ? (
        <div className="field-error" id={errorId}>
          <Icon name="info" size={20} />
          <span>{error}</span>
        </div>
      ) : null}
    </fieldset>
  );
}
