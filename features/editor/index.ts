export type { EditedPage } from './edited-page.ts';
export { PageEditing } from './toolbar/page-editing.tsx';
