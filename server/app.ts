import { parseConfig } from '#platform/config.server.ts';
import { openServices, type Services } from './services/services.server.ts';
import { createSite } from './site/site.ts';

// The build's entry: what the production process starts, what the development server calls, and the server build
// itself, because the router's own tools import it from here.
export * from 'virtual:react-router/server-build';
export { runServer } from './process/run-server.ts';

// In development every edit evaluates this module anew, while the database must stay open.
const slot = globalThis as { developmentServices?: Promise<Services> };

/** The site for the development server. */
export async function fetchInDevelopment(request: Request): Promise<Response> {
  slot.developmentServices ??= openServices(parseConfig(process.env));
  return createSite(await slot.developmentServices).fetch(request);
}
