import type { Identifier } from 'react-admin';
import { MENU_AREAS } from '../../features/core/navigation/menu.ts';
import type { ApiRequest } from './api-call.ts';

interface Place {
  /** Path for reading one record. */
  path?: (id: Identifier) => string;
  /** How it is changed there: field by field, or whole. */
  method?: Extract<ApiRequest['method'], 'PATCH' | 'PUT'>;
  /** All of them there are; none is made or deleted. */
  ids?: readonly Identifier[];
  /** Path that lists all records, and the field that identifies each. */
  list?: { path: string; id: string };
}

/** Resources read and changed at endpoints outside the generic calls (docs/decisions/0028). */
const RESOURCE_ENDPOINTS: Record<string, Place> = {
  settings: { path: () => '/admin/settings/', method: 'PATCH', ids: ['house'] },
  menus: { path: (id) => `/admin/menus/${id}/`, method: 'PUT', ids: MENU_AREAS },
  jobs: { list: { path: '/admin/jobs/', id: 'name' } },
};

export function resourceEndpoint(resource: string): Place | null {
  return Object.hasOwn(RESOURCE_ENDPOINTS, resource) ? (RESOURCE_ENDPOINTS[resource] ?? null) : null;
}
