export { loadEditor } from './load-editor.ts';
export type { PageEdits } from './page-edits.ts';
export { PageEditing } from './toolbar/page-editing.tsx';
