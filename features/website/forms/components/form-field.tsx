import { Trans } from '@lingui/react/macro';
import type { ShownText } from '#lib/localized.ts';
import { classNames } from '#ui/class-names.ts';
import { Field as Frame, TextArea, TextField } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { LocalizedText } from '#ui/localized-text.tsx';
import { FIELD_TYPE, type Field, type FieldValues, valuesOf } from '../field.ts';
import { inputName } from '../read-entry-form.ts';
import type { Uploaded } from '../upload-file.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { FileField } from './file-field.tsx';

const INPUT_TYPES: Partial<Record<Field['field_type'], string>> = {
  [FIELD_TYPE.email]: 'email',
  [FIELD_TYPE.telephone]: 'tel',
  [FIELD_TYPE.date]: 'date',
  [FIELD_TYPE.number]: 'number',
};
const COMPLETES: Partial<Record<Field['field_type'], string>> = {
  [FIELD_TYPE.email]: 'email',
  [FIELD_TYPE.telephone]: 'tel',
};

/** One field of a form of any type, with its initial values: uncontrolled afterwards. */
export function FormField({
  form,
  field,
  id,
  values,
  error,
  uploaded,
  onUploaded,
}: {
  /** The number of the form it belongs to. */
  form: number;
  field: Field<ShownText>;
  /** Of its control. */
  id: string;
  values: FieldValues;
  error: string | undefined;
  uploaded: Uploaded | null;
  onUploaded: (file: Uploaded | null) => void;
}) {
  const { field_type: type, slug, required } = field;
  const given = valuesOf(values, slug);
  const first = given[0] ?? '';
  const common = {
    id,
    name: inputName(slug),
    hint: field.help_text ? <LocalizedText of={field.help_text} /> : null,
    error,
    label: required ? (
      <LocalizedText of={field.label} />
    ) : (
      <>
        <LocalizedText of={field.label} />{' '}
        <span className="form-optional">
          <Trans>optional</Trans>
        </span>
      </>
    ),
  };
  switch (type) {
    case FIELD_TYPE.radio:
    case FIELD_TYPE.checkboxes:
    case FIELD_TYPE.chips:
      return <ChoiceGroup {...common} field={field} chosen={given} />;
    case FIELD_TYPE.file:
      return <FileField {...common} form={form} field={field} uploaded={uploaded} onUploaded={onUploaded} />;
    case FIELD_TYPE.tick:
    case FIELD_TYPE.consent:
      return <Tick {...common} isTicked={first === 'yes'} isRequired={required} />;
    case FIELD_TYPE.select:
      return (
        <Frame id={id} label={common.label} hint={common.hint} error={error}>
          {(control) => (
            <select {...control} name={common.name} defaultValue={first} required={required}>
              <option value="">
                <Trans>Please choose</Trans>
              </option>
              {field.choices.map(({ value, label }) => (
                <option key={value} value={value} lang={label.lang}>
                  {label.text}
                </option>
              ))}
            </select>
          )}
        </Frame>
      );
    case FIELD_TYPE.textArea:
      return (
        <TextArea
          {...common}
          placeholder={field.placeholder_text?.text}
          defaultValue={first}
          rows={4}
          required={required}
        />
      );
    default:
      return (
        <TextField
          {...common}
          type={INPUT_TYPES[type] ?? 'text'}
          inputMode={type === FIELD_TYPE.number ? 'numeric' : undefined}
          autoComplete={COMPLETES[type]}
          placeholder={field.placeholder_text?.text}
          defaultValue={first}
          required={required}
          {...(type === FIELD_TYPE.number ? { min: field.min, max: field.max } : {})}
        />
      );
  }
}

/** A yes on its own: the words beside the hole are its name. */
function Tick({
  id,
  name,
  label,
  hint,
  error,
  isTicked,
  isRequired,
}: {
  id: string;
  name: string;
  label: React.ReactNode;
  hint: React.ReactNode;
  error: string | undefined;
  isTicked: boolean;
  isRequired: boolean;
}) {
  return (
    <div className="field">
      <label className="choice">
        <input
          id={id}
          type="checkbox"
          name={name}
          value="yes"
          className="choice-hole"
          defaultChecked={isTicked}
          required={isRequired}
          aria-invalid={error ? true : undefined}
          aria-describedby={classNames(hint ? `${id}-hint` : '', error ? `${id}-error` : '') || undefined}
        />
        <span className="choice-text">{label}</span>
      </label>
      {hint ? (
        <div className="field-hint" id={`${id}-hint`}>
          {hint}
        </div>
      ) : null}
      {error ? (
        <div className="field-error" id={`${id}-error`}>
          <Icon name="info" size={20} />
          <span>{error}</span>
        </div>
      ) : null}
    </div>
  );
}
