import { anchorId } from '#features/core/documents/index.ts';
import type { ModuleView, ViewProps } from '../view-props.ts';
import type { text } from './module.ts';

function TextView({ values: { content, anchor }, html }: ViewProps<typeof text>) {
  if (!content) return null;
  return (
    <div className="prose module-text" id={anchor ? anchorId(anchor.text) : undefined} {...html('content')} />
  );
}

export const view: ModuleView = { View: TextView };
