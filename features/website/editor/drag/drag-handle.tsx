import { useLingui } from '@lingui/react/macro';
import type { Id } from '#features/core/documents/index.ts';
import { holdTouch } from '#platform/browser/hold-touch.ts';
import { EditorIcon } from '../editor-icon.tsx';
import { useDrag } from './use-drag.ts';

/** Drag handle of a module. It is left out of the tab order, because the buttons beside it and the keys do the same. */
export function DragHandle({ id, name }: { id: Id; name: string }) {
  const { t } = useLingui();
  return (
    <span
      ref={holdTouch}
      className="drag-handle"
      data-drag-handle=""
      title={t`Drag to move`}
      {...useDrag(id)}
    >
      <EditorIcon name="grip" />
      <strong className="label-tab-name">{name}</strong>
    </span>
  );
}
