import { api, pageEditorApi } from '#server/api.ts';
import type { Services } from '#server/services.server.ts';

interface Route {
  method: string;
  path: string;
}

/** What calls pass on their way, and what answers methods they do not have. */
const PASSED_ON_THE_WAY = /^ALL /;

/** The routes the server really has, as `GET /api/events/{id}`. */
export function describedRoutes(services: Services): string[] {
  return [
    ...api(services).routes.map((route) => nameOf('/api', route)),
    ...pageEditorApi(services).routes.map((route) => nameOf('/pageeditor-api', route)),
  ].filter((name) => !PASSED_ON_THE_WAY.test(name));
}

/** Those that change something. */
export function changingRoutes(services: Services): string[] {
  return describedRoutes(services).filter((name) => !/^(GET|HEAD) /.test(name));
}

function nameOf(prefix: string, { method, path }: Route): string {
  return `${method} ${prefix}${path.replace(/:(\w+)(\{[^}]*\})?/g, '{$1}').replace(/\/$/, '')}`;
}
