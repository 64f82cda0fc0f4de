import { type Json, valueAt } from '#features/core/documents/index.ts';
import { htmlFileAddress, htmlFileAt } from '#features/website/modules/index.ts';
import type { Entity, EntityKind, Named } from '../pickers/entities.ts';
import { EntityPicker } from '../pickers/entity-picker.tsx';
import type { ControlOf } from './control.ts';
import { useChangeField } from './use-change-field.ts';

/** A field that names something of the site: a container by its name, an HTML file by its address, others by their id. */
export function EntityControl({ module, field, path, language, label, hint, error }: ControlOf) {
  const { set } = useChangeField(module);
  const kind = kindOf(field);
  return (
    <EntityPicker
      kind={kind}
      label={label}
      hint={hint}
      error={error}
      value={namedBy(kind, valueAt(module, language, path))}
      onChange={(entity) => set(path, language, entity ? storedFor(kind, entity) : undefined)}
    />
  );
}

function kindOf(field: ControlOf['field']): EntityKind {
  if (field.kind === 'container') return 'container';
  return field.kind === 'text' ? 'html-file' : (field as unknown as { to: EntityKind }).to;
}

function namedBy(kind: EntityKind, value: Json | undefined): Named | null {
  if (kind === 'html-file') return typeof value === 'string' ? htmlFileAt(value) : null;
  return typeof value === 'number' || typeof value === 'string' ? value : null;
}

function storedFor(kind: EntityKind, { id, name }: Entity): Named {
  if (kind === 'html-file') return htmlFileAddress(id);
  return kind === 'container' ? name : id;
}
