export { editedPage } from './edited-page.server.ts';
export type { EditedPart } from './edited-page.ts';
export type { EditTarget, MissingDocument, PageEdits } from './page-edits.ts';
