import { type LinkValue, valueAt } from '#features/core/documents/index.ts';
import type { ControlOf } from './control.ts';
import { LinkChooser } from './link-chooser.tsx';
import { useChangeField } from './use-change-field.ts';

/** Link target as a field of a module. */
export function LinkControl({ module, path, language, label, hint, error }: ControlOf) {
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
