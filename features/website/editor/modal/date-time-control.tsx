import { useLingui } from '@lingui/react/macro';
import { valueAt } from '#features/core/documents/index.ts';
import { instantAt } from '#lib/venue-instant.ts';
import { dayOf, type Instant, timeOf } from '#lib/venue-time.ts';
import { TextField } from '#ui/field.tsx';
import type { ControlOf } from './control.ts';
import { useChangeField } from './use-change-field.ts';

export function DateTimeControl({ module, path, language, label, error }: ControlOf) {
  const { set } = useChangeField(module);
  const value = valueAt(module, language, path);
  return (
    <InstantField
      label={label}
      error={error}
      value={typeof value === 'string' ? value : null}
      onChange={(instant) => set(path, language, instant ?? undefined)}
    />
  );
}

/** An instant as the clocks of the venue show it, in summer and winter. */
export function InstantField({
  label,
  error,
  value,
  onChange,
}: {
  label: string;
  error?: string | undefined;
  value: Instant | null;
  onChange: (instant: Instant | null) => void;
}) {
  const { t } = useLingui();
  return (
    <TextField
      label={label}
      hint={t`Berlin time, summer and winter`}
      error={error}
      type="datetime-local"
      value={value === null ? '' : `${dayOf(value)}T${timeOf(value)}`}
      onChange={({ target }) => {
        const [day, time] = target.value.split('T');
        onChange(day && time ? instantAt(day, time.slice(0, 5)) : null);
      }}
    />
  );
}
