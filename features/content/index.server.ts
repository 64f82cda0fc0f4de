export { copyDocument, createDocument } from './create-document.server.ts';
export { documentsApi } from './documents-api.server.ts';
export { findDraft, forgetChangesBefore } from './draft-store.server.ts';
export { modulesApi } from './modules-api.server.ts';
export { readPublishedLanguages } from './published-languages.server.ts';
export {
  moduleChanges,
  nameBody,
  newModule as newModuleBody,
  operationsBody,
  publishBody,
  restoreBody,
  unpublishBody,
} from './request-bodies.ts';
export { tellStartedPlans } from './tell-started.server.ts';
export {
  findAllPublished,
  findPublished,
  findVersionContent,
  insertPublication,
  insertVersion,
} from './version-store.server.ts';
