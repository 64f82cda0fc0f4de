import { Hono } from 'hono';
import { z } from 'zod';
import type { Db } from '#features/database.server.ts';
import type { Language } from '#lib/localized.ts';
import { textsJson } from '#lib/texts-json.ts';
import type { Clock } from '#platform/clock.ts';
import { json } from '#platform/http/answer.server.ts';
import { fallback, link } from '#platform/http/answer-shapes.server.ts';
import { callsOn } from '#platform/http/declare-call.server.ts';
import { anyone } from '#platform/http/inputs.server.ts';
import { findAlerts } from './find-alerts.server.ts';

const text = z.string();
const alert = z.strictObject({
  id: z.int(),
  title: text,
  text,
  link: link.nullable(),
  link_title: text.nullable(),
  fallback,
});

/** `GET /breaking-news/`: the online ones, as a list (docs/product/api.md#programme). */
export function alertsApi(services: { db: Db; clock: Clock }) {
  const app = new Hono<{ Variables: { language: Language } }>({ strict: false });
  const call = callsOn(app, { group: 'House', caller: anyone });
  call(
    'GET /breaking-news/',
    { summary: 'The alerts that are online.', answer: json('The alerts.', z.array(alert)) },
    async (c) => {
      const { alerts } = await findAlerts(services, c.get('language'));
      return alerts.map(({ id, title, text, link, linkTitle }) => ({
        id,
        ...textsJson({ title, text, link_title: linkTitle }),
        link,
      }));
    },
  );
  return app;
}
