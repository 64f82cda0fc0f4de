import { Hono } from 'hono';
import type { Db } from '#features/database.server.ts';
import type { Language } from '#lib/localized.ts';
import { textsJson } from '#lib/texts-json.ts';
import type { Clock } from '#platform/clock.ts';
import { findAlerts } from './find-alerts.server.ts';

/** `GET /breaking-news/`: what is online, as a list (docs/product/api.md#programme). */
export function alertsApi(services: { db: Db; clock: Clock }) {
  return new Hono<{ Variables: { language: Language } }>({ strict: false }).get(
    '/breaking-news',
    async (c) => {
      const { alerts } = await findAlerts(services, c.get('language'));
      return c.json(
        alerts.map(({ id, title, text, link, linkTitle }) => ({
          id,
          ...textsJson({ title, text, link_title: linkTitle }),
          link,
        })),
      );
    },
  );
}
