export { copyDocument, createDocument } from './create-document.server.ts';
export {
  type DocumentActivity,
  type DocumentPlans,
  type DocumentStatus,
  findActivityOfOthers,
  findDocumentPlans,
  findDocumentStatuses,
} from './document-statuses.server.ts';
export { deleteChangesBefore, findDraft, findDrafts, writeDraft } from './draft-store.server.ts';
export { duePublications } from './due-publications.server.ts';
export { editWithin } from './edit-document.server.ts';
export { findNamingDocuments } from './find-naming-documents.server.ts';
export { lockDraft, signOf } from './lock-draft.server.ts';
export { PresenceBoard } from './presence/presence-board.server.ts';
export { readPresence } from './presence/read-presence.server.ts';
export { deleteExpiredTabs } from './presence/record-presence.server.ts';
export {
  findAllPublished,
  findAllPublishedSince,
  findDocumentMarks,
  findDocumentsWithPlans,
  findPublished,
  findPublishedLanguages,
  insertPublication,
  type PublishedContent,
  type PublishedLanguages,
} from './publication-store.server.ts';
export { cancelPlan, type PublishServices, publishWithin } from './publish-document.server.ts';
export { readPublishedLanguages } from './published-languages.server.ts';
export { readTree } from './read-tree.ts';
export { rebuildReferences } from './reference-store.server.ts';
export { findVersionContent, insertVersion } from './version-store.server.ts';
