import { useLingui } from '@lingui/react/macro';
import { valueAt } from '#features/content/index.ts';
import { Field } from '#ui/field.tsx';
import type { ControlOf } from './field-control.tsx';
import { useChangeField } from './use-change-field.ts';
import { type ThingKind, useThings } from './use-things.ts';

/** A field that names something of the house. */
export function ThingControl({ module, field, path, language, label, hint, error }: ControlOf) {
  const { set } = useChangeField(module);
  const value = valueAt(module, language, path);
  const { to } = field as unknown as { to: ThingKind };
  return (
    <ThingSelect
      kind={to}
      label={label}
      hint={hint}
      error={error}
      value={typeof value === 'number' ? value : null}
      onChange={(id) => set(path, language, id ?? undefined)}
    />
  );
}

/** One of the things of a kind, by their names. */
export function ThingSelect({
  kind,
  label,
  hint,
  error,
  value,
  onChange,
}: {
  kind: ThingKind;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  value: number | null;
  onChange: (id: number | null, path: string | null) => void;
}) {
  const { t } = useLingui();
  const things = useThings(kind);
  const isKnown = things?.some(({ id }) => id === value) ?? false;
  return (
    <Field label={label} hint={things === null ? t`The list is being loaded` : hint} error={error}>
      {(props) => (
        <select
          {...props}
          value={value ?? ''}
          onChange={({ target }) => {
            const id = Number(target.value) || null;
            onChange(id, things?.find((each) => each.id === id)?.path ?? null);
          }}
        >
          <option value="">{t`Nothing chosen`}</option>
          {value !== null && !isKnown ? <option value={value}>{t`Number ${value}`}</option> : null}
          {things?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
