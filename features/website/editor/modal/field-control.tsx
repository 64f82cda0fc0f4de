import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { COLUMN_LAYOUTS, type Json, type LinkValue, valueAt } from '#features/core/documents/index.ts';
import { translate } from '#lib/i18n.ts';
import { DEFAULT_LANGUAGE } from '#lib/localized.ts';
import { Field, TextArea, TextField } from '#ui/field.tsx';
import { useLanguage } from '#ui/use-language.ts';
import type { ControlOf } from './control.ts';
import { DateTimeControl } from './date-time-control.tsx';
import { EntityControl } from './entity-control.tsx';
import { FieldProblem } from './field-problem.tsx';
import { ImageControl } from './image-control.tsx';
import { LinkChooser } from './link-chooser.tsx';
import { RichTextControl } from './rich-text-control.tsx';
import { useChangeField } from './use-change-field.ts';

/** The control for a field of any kind. */
export function FieldControl(control: ControlOf) {
  switch (control.field.kind) {
    case 'text':
      return 'chosenFrom' in control.field ? <EntityControl {...control} /> : <TextControl {...control} />;
    case 'url':
      return <TextControl {...control} />;
    case 'rich-text':
      return <RichTextControl {...control} />;
    case 'choice':
      return <ChoiceControl {...control} />;
    case 'columns':
      return <ColumnsControl {...control} />;
    case 'number':
      return <NumberControl {...control} />;
    case 'flag':
      return <FlagControl {...control} />;
    case 'date-time':
      return <DateTimeControl {...control} />;
    case 'link':
      return <LinkControl {...control} />;
    case 'image':
    case 'file':
      return <ImageControl {...control} />;
    case 'reference':
    case 'container':
      return <EntityControl {...control} />;
    case 'list':
      return null;
  }
}

/** Returns the value of a field; a text missing in English shows German's as a placeholder, and never as a value. */
const heldBy = ({ module, language, path }: ControlOf): Json | undefined => valueAt(module, language, path);

const wordsOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

function TextControl(control: ControlOf) {
  const { t } = useLingui();
  const { field, path, language, module, label, hint, error } = control;
  const { write } = useChangeField(module);
  const german = wordsOf(valueAt(module, DEFAULT_LANGUAGE, path));
  const standIn =
    language !== null && language !== DEFAULT_LANGUAGE && german !== ''
      ? t`The English page shows: ${german}`
      : '';
  const shared = {
    label,
    hint,
    error,
    maxLength: 'most' in field ? Number(field.most) : undefined,
    placeholder: standIn,
    value: wordsOf(heldBy(control)),
    onChange: ({ target }: { target: { value: string } }) => write(path, language, target.value),
  };
  return 'lines' in field && field.lines === 'many' ? (
    <TextArea rows={4} {...shared} />
  ) : (
    <TextField autoComplete="off" {...shared} />
  );
}

function ChoiceControl(control: ControlOf) {
  const shown = useLanguage();
  const { field, path, language, module, label, hint, error } = control;
  const { set } = useChangeField(module);
  const { choices, otherwise } = field as unknown as {
    choices: Record<string, MessageDescriptor>;
    otherwise: string;
  };
  return (
    <Field label={label} hint={hint} error={error}>
      {(props) => (
        <select
          {...props}
          value={wordsOf(heldBy(control)) || otherwise}
          onChange={({ target }) => set(path, language, target.value)}
        >
          {Object.entries(choices).map(([name, words]) => (
            <option key={name} value={name}>
              {translate(words, shown)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function ColumnsControl(control: ControlOf) {
  const { path, module, label, hint, error } = control;
  const { setColumns } = useChangeField(module);
  return (
    <Field label={label} hint={hint} error={error}>
      {(props) => (
        <select
          {...props}
          value={wordsOf(heldBy(control)) || '100'}
          onChange={({ target }) => setColumns(path, target.value)}
        >
          {COLUMN_LAYOUTS.map((layout) => (
            <option key={layout} value={layout}>
              {layout
                .split('-')
                .map((share) => `${share} %`)
                .join(' + ')}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function NumberControl(control: ControlOf) {
  const { field, path, language, module, label, hint, error } = control;
  const { set } = useChangeField(module);
  const { least, most } = field as unknown as { least: number; most: number };
  const value = heldBy(control);
  return (
    <TextField
      label={label}
      hint={hint}
      error={error}
      type="number"
      min={least}
      max={most}
      value={typeof value === 'number' ? value : ''}
      onChange={({ target }) => set(path, language, target.value === '' ? undefined : target.valueAsNumber)}
    />
  );
}

function FlagControl(control: ControlOf) {
  const { path, language, module, label, hint, error } = control;
  const { set } = useChangeField(module);
  const errorId = useId();
  return (
    <>
      <label className="choice">
        <input
          type="checkbox"
          className="choice-hole"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          checked={heldBy(control) === true}
          onChange={({ target }) => set(path, language, target.checked ? true : undefined)}
        />
        <span className="choice-text">
          {label}
          {hint ? <small className="muted"> {hint}</small> : null}
        </span>
      </label>
      {error ? <FieldProblem id={errorId}>{error}</FieldProblem> : null}
    </>
  );
}

/** Link target as a field of a module. */
function LinkControl({ module, path, language, label, hint, error }: ControlOf) {
  const { set } = useChangeField(module);
  return (
    <LinkChooser
      label={label}
      hint={hint}
      error={error}
      held={valueAt(module, language, path) as LinkValue | undefined}
      onChange={(value) => set(path, language, value as never)}
    />
  );
}
