import { createContext, use } from 'react';
import type { RenderOptions } from '#features/website/modules/index.ts';
import type { Editor } from '../store/editor.ts';
import type { PageFields } from './page-fields.ts';
import type { PageModules } from './page-modules.ts';

/** Page data shared by all parts of the editor. */
export interface EditorParts {
  editor: Editor;
  fields: PageFields;
  modules: PageModules;
  options: RenderOptions;
}

const EditorPartsContext = createContext<EditorParts | null>(null);

export const EditorPartsProvider = EditorPartsContext.Provider;

export function useEditorParts(): EditorParts {
  const parts = use(EditorPartsContext);
  if (!parts) throw new Error('useEditorParts must be used inside <EditorPartsProvider>');
  return parts;
}
