import { Problem, problemResponse } from '#platform/http/problem.server.ts';
import { api } from '#server/api/api.ts';
import type { Services } from '#server/services/services.server.ts';

/** The API as callers see it: errors are answered as the site does, unexpected ones fail the test. */
export function openApi(services: Services): ReturnType<typeof api> {
  const app = api(services);
  app.onError((error, c) => {
    if (error instanceof Problem) return problemResponse(c, error);
    throw error;
  });
  return app;
}
