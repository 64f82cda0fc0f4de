export { htmlFilesApi } from './api.server.ts';
export { findCleanHtml } from './find-clean-html.server.ts';
export { htmlFileResources } from './resources.server.ts';
