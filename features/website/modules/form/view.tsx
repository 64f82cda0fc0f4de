import { anchorId } from '#features/core/documents/index.ts';
import { type FormView, FormWithin } from '#features/website/forms/index.ts';
import type { ModuleView, ViewProps } from '../view-props.ts';
import type { form } from './module.ts';

function FormModuleView({ id, loaded, values: { anchor } }: ViewProps<typeof form>) {
  // Data from its loader (`load.server.ts`).
  const shown = loaded as unknown as FormView | undefined;
  if (!shown) return null;
  return (
    <div id={anchor ? anchorId(anchor.text) : undefined}>
      <FormWithin form={shown} idPrefix={`${id}-`} />
    </div>
  );
}

export const view: ModuleView = { View: FormModuleView };
