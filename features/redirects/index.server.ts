export { redirectsApi } from './api.server.ts';
export { findRedirect } from './find-redirect.server.ts';
export { leaveRedirects } from './leave-redirects.server.ts';
export { pathKey } from './redirect-rules.ts';
export { redirectResources } from './resources.server.ts';
