import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { calendarApi } from '#features/calendar/index.server.ts';
import { openingHoursApi } from '#features/opening-hours/index.server.ts';
import { productionsApi } from '#features/productions/index.server.ts';
import { seriesApi } from '#features/series/index.server.ts';
import { venuesApi } from '#features/venues/index.server.ts';
import { shopCartApi } from '#features/webshop/index.server.ts';
import type { Language } from '#lib/localized.ts';
import { csrfGuard, csrfToken } from '#platform/http/csrf.server.ts';
import { Problem, problemResponse } from '#platform/http/problem.server.ts';
import { languageOfAddress, preferredLanguage } from './language.ts';
import { securityOptions } from './response-headers.server.ts';
import type { Services } from './services.server.ts';

const MAX_BODY_BYTES = 256 * 1024;

/**
 * The API (specification, section 7). Mounted bare and behind each language, with and without a trailing slash; unknown
 * paths answer JSON.
 */
export function api(services: Services): Hono<{ Variables: { language: Language } }> {
  const app = new Hono<{ Variables: { language: Language } }>({ strict: false });
  app.use(compress());
  app.use(
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: (c) =>
        problemResponse(c, new Problem(413, 'payload_too_large', { detail: 'The request is too large.' })),
    }),
  );
  app.use(csrfGuard({ publicOrigin: services.config.publicOrigin, requireToken: true }));
  app.use(async (c, next) => {
    c.set(
      'language',
      languageOfAddress(new URL(c.req.url)) ?? preferredLanguage(c.req.header('accept-language')),
    );
    await next();
  });

  app.route('/', calendarApi(services));
  app.route('/', productionsApi(services));
  app.route('/', seriesApi(services));
  app.route('/', venuesApi(services));
  app.route('/', openingHoursApi(services));
  app.route('/', shopCartApi(services));
  app.get('/csrf-token', csrfToken(services.ids, securityOptions(services.config)));
  app.all('*', () => {
    throw new Problem(404, 'not_found', { detail: 'There is nothing at this address.' });
  });
  return app;
}
