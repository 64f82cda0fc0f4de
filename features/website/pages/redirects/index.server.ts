export { redirectsApi } from './api.server.ts';
export { findRedirect } from './find-redirect.server.ts';
export { pathKey, REDIRECT_LENGTH } from './redirect-rules.ts';
export { addressMistakes, redirectResources } from './resources.server.ts';
