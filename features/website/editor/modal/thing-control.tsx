import { valueAt } from '#features/core/documents/index.ts';
import { ThingPicker } from '../pickers/thing-picker.tsx';
import type { ThingKind } from '../pickers/things.ts';
import type { ControlOf } from './control.ts';
import { useChangeField } from './use-change-field.ts';

/** A field that names something of the house: a container by its name, everything else by its id. */
export function ThingControl({ module, field, path, language, label, hint, error }: ControlOf) {
  const { set } = useChangeField(module);
  const value = valueAt(module, language, path);
  const isContainer = field.kind === 'container';
  const kind = isContainer ? 'container' : (field as unknown as { to: ThingKind }).to;
  return (
    <ThingPicker
      kind={kind}
      label={label}
      hint={hint}
      error={error}
      value={typeof value === 'number' || typeof value === 'string' ? value : null}
      onChange={(thing) => set(path, language, isContainer ? thing?.name : thing?.id)}
    />
  );
}
