import { Hono } from 'hono';
import { loadMessages } from '#app/messages/load-messages.server.ts';
import type { WithPrincipal } from '#features/core/access/index.server.ts';
import { findMainVenue } from '#features/programme/venues/index.server.ts';
import { shopCartApi } from '#features/shop/cart/api.server.ts';
import type { Language } from '#lib/localized.ts';
import { parseConfig } from '#platform/config.server.ts';
import { databaseUnavailable } from '#server/api/database-unavailable.ts';
import { errorHandler } from '#server/api/error-handler.ts';
import { endOnSignal } from '#server/process/end-on-signal.ts';
import { health } from '#server/process/health.ts';
import { listen } from '#server/process/listen.ts';
import { requestListener } from '#server/process/request-listener.ts';
import { openClaimedServices } from '#server/services/claimed-services.ts';
import { openCalls } from '#tests/integration/api-routes.ts';
import { saleCalls } from './sale-calls.ts';

loadMessages();

// A node as a separate process that tests may kill: everything of the real one but the pages, which need a build.
try {
  const config = parseConfig(process.env);
  const services = await openClaimedServices(config);
  const app = new Hono<{ Variables: WithPrincipal['Variables'] & { language: Language } }>({ strict: false });
  app.use(databaseUnavailable());
  app.onError(errorHandler(services.log));
  app.route('/', health(services));
  app.get('/house', async (c) => c.json(await findMainVenue(services.db)));
  app.use(async (c, next) => {
    c.set('language', 'de');
    await next();
  });
  app.route('/sale-calls', saleCalls(services));
  app.route('/api', shopCartApi(services));
  app.route('/', openCalls(services));
  const listener = requestListener(app.fetch);
  const server = await listen(config, (request, response) => void listener(request, response));
  endOnSignal(async () => {
    await server.drain();
    await services.close();
  });
  console.log(server.url);
} catch (error) {
  console.error(error instanceof Error ? `${error.name}: ${error.message}` : error);
  process.exit(1);
}
