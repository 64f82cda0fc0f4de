export { loadEditor } from './load-editor.ts';
export type { PageEdits } from './page-edits.ts';
export { EditBarrierDialog } from './staff-toolbar/components/edit-barrier-dialog.tsx';
export { Toolbar } from './staff-toolbar/components/toolbar.tsx';
export { type EditBarrier, STAFF_PARAMETERS, type Staff } from './staff-toolbar/staff.ts';
export { PageEditing } from './toolbar/page-editing.tsx';
