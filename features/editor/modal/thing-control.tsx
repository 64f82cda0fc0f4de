import { valueAt } from '#features/content/index.ts';
import { ThingPicker } from '../pickers/thing-picker.tsx';
import type { ThingKind } from '../pickers/things.ts';
import type { ControlOf } from './control.ts';
import { useChangeField } from './use-change-field.ts';

/** A field that names something of the house. */
export function ThingControl({ module, field, path, language, label, hint, error }: ControlOf) {
  const { set } = useChangeField(module);
  const value = valueAt(module, language, path);
  const { to } = field as unknown as { to: ThingKind };
  return (
    <ThingPicker
      kind={to}
      label={label}
      hint={hint}
      error={error}
      value={typeof value === 'number' ? value : null}
      onChange={(thing) => set(path, language, thing?.id)}
    />
  );
}
