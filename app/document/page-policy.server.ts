import type { EntryContext } from 'react-router';
import { FRAME_ORIGINS } from '#features/core/media/index.server.ts';
import {
  contentSecurityPolicy,
  type Permission,
  type PolicySources,
  permissionsPolicy,
} from '#platform/http/security-headers.server.ts';

/** Policy a route may declare in its `handle` for the pages that show it. */
export interface PolicyHandle {
  /**
   * Additional permissions of its pages; a function of the loader data where that decides. A browser keeps the policy
   * of the document it loaded, so links to such a page load it as a document.
   */
  policy?: Policy | ((loaded: unknown) => Policy);
}

/** Permissions of a page beyond those of all others. */
export interface Policy {
  sources?: PolicySources;
  permissions?: readonly Permission[];
}

/** Films appear on many pages, after the visitor's consent only; so do HTML files, which run in their frames. */
const EVERY_PAGE: PolicySources = { 'frame-src': ["'self'", ...FRAME_ORIGINS] };

/**
 * The headers of a page's policy: its own inline scripts, and the sources its routes name.
 * @param isFramed whether the editor shows it in a frame: no other site may
 */
export function policyHeaders(
  { routeModules, staticHandlerContext }: Pick<EntryContext, 'routeModules' | 'staticHandlerContext'>,
  scriptSources: readonly string[],
  isFramed = false,
): [name: string, value: string][] {
  const policies = staticHandlerContext.matches.flatMap(({ route }) => {
    const { policy } = (routeModules[route.id]?.handle ?? {}) as PolicyHandle;
    if (!policy) return [];
    return [typeof policy === 'function' ? policy(staticHandlerContext.loaderData?.[route.id]) : policy];
  });
  const sources = policies.map((policy) => policy.sources ?? {});
  const permissions = policies.flatMap((policy) => policy.permissions ?? []);
  const own: PolicySources = {
    'script-src': scriptSources,
    ...(isFramed ? { 'frame-ancestors': ["'self'"] } : {}),
  };
  const csp = contentSecurityPolicy(EVERY_PAGE, own, ...sources);
  return [
    ['content-security-policy', csp],
    ...(permissions.length > 0
      ? [['permissions-policy', permissionsPolicy(permissions)] satisfies [string, string]]
      : []),
  ];
}
