import { valueAt } from '#features/core/documents/index.ts';
import type { EntityKind } from '../pickers/entities.ts';
import { EntityPicker } from '../pickers/entity-picker.tsx';
import type { ControlOf } from './control.ts';
import { useChangeField } from './use-change-field.ts';

/** A field that names something of the house: a container by its name, everything else by its id. */
export function EntityControl({ module, field, path, language, label, hint, error }: ControlOf) {
  const { set } = useChangeField(module);
  const value = valueAt(module, language, path);
  const isContainer = field.kind === 'container';
  const kind = isContainer ? 'container' : (field as unknown as { to: EntityKind }).to;
  return (
    <EntityPicker
      kind={kind}
      label={label}
      hint={hint}
      error={error}
      value={typeof value === 'number' || typeof value === 'string' ? value : null}
      onChange={(entity) => set(path, language, isContainer ? entity?.name : entity?.id)}
    />
  );
}
