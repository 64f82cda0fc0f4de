import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

interface Frame {
  label: ReactNode;
  hint?: ReactNode;
  /** Error and its remedy; marks the control as invalid. */
  error?: ReactNode;
  className?: string | undefined;
  /** Of the control; made up when left out. */
  id?: string | undefined;
}

/** Props that tie a control to its label, hint and error. */
export interface ControlProps {
  id: string;
  className: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** Label, hint and error around any control: `<Field label="…">{(control) => <select {...control}>…</select>}</Field>`. */
export function Field({
  label,
  hint,
  error,
  className,
  id,
  children,
}: Frame & { children: (control: ControlProps) => ReactNode }) {
  const made = useId();
  const own = id ?? made;
  const [hintId, errorId] = [`${own}-hint`, `${own}-error`];
  return (
    <div className={classNames('field', className)}>
      <label className="field-label" htmlFor={own}>
        {label}
      </label>
      {hint ? (
        <div className="field-hint" id={hintId}>
          {hint}
        </div>
      ) : null}
      {children({
        id: own,
        className: 'control',
        'aria-invalid': error ? true : undefined,
        'aria-describedby': classNames(hint ? hintId : '', error ? errorId : '') || undefined,
      })}
      {error ? (
        <div className="field-error" id={errorId}>
          <Icon name="info" size={20} />
          <span>{error}</span>
        </div>
      ) : null}
    </div>
  );
}

/** A field with an input of one line. */
export function TextField({
  label,
  hint,
  error,
  className,
  id,
  ...input
}: Frame & Omit<ComponentProps<'input'>, 'className' | 'id'>) {
  return (
    <Field label={label} hint={hint} error={error} className={className} id={id}>
      {(control) => <input type="text" {...input} {...control} />}
    </Field>
  );
}

/** A field with room for several lines. */
export function TextArea({
  label,
  hint,
  error,
  className,
  id,
  ...input
}: Frame & Omit<ComponentProps<'textarea'>, 'className' | 'id'>) {
  return (
    <Field label={label} hint={hint} error={error} className={className} id={id}>
      {(control) => <textarea {...input} {...control} />}
    </Field>
  );
}
