import { Hono } from 'hono';
import { LANGUAGES } from '#lib/localized.ts';
import { declaredCalls } from '#platform/http/declare-call.server.ts';
import { callsForMachines, callsInLanguages } from '#server/api/calls.ts';
import { metrics } from '#server/process/metrics.ts';
import type { Services } from '#server/services/services.server.ts';

/** Method of middleware routes, and of those that answer unsupported methods. */
const PASS_THROUGH = 'ALL';
const PARAMETER = /:(\w+)(\{(?:[^{}]|\{[^{}]*\})*\})?/g;

/** Everything the server answers that is neither a page nor a file, mounted as the site mounts it. */
export function openCalls(services: Services, stylesheets: string[] = []): Hono {
  const site = new Hono({ strict: false });
  const description = { stylesheets, calls: () => declaredCalls(site) };
  for (const { at, calls } of callsForMachines(services, metrics(services).app)) site.route(at, calls);
  for (const { at, calls } of callsInLanguages(services, description)) site.route(at, calls);
  return site;
}

/** The routes of the server, as `GET /api/events/{id}`: those with a language prefix are named without it. */
export function describedRoutes(services: Services): string[] {
  const routes = openCalls(services).routes.filter(({ method }) => method !== PASS_THROUGH);
  const names = new Set(routes.map(({ method, path }) => `${method} ${described(path)}`));
  const bare = (name: string) => name.replace(new RegExp(` /(${LANGUAGES.join('|')})/`), ' /');
  return [...names].filter((name) => bare(name) === name || !names.has(bare(name)) || /sitemap/.test(name));
}

/** Those that change something. */
export function changingRoutes(services: Services): string[] {
  return describedRoutes(services).filter((name) => !/^(GET|HEAD) /.test(name));
}

function described(path: string): string {
  return path.replace(PARAMETER, '{$1}').replace(/(?<=.)\/$/, '');
}
