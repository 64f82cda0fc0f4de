import { Hono } from 'hono';
import { z } from 'zod';
import type { Db } from '#features/database.server.ts';
import type { Language } from '#lib/localized.ts';
import { textsJson } from '#lib/texts-json.ts';
import type { Clock } from '#platform/clock.ts';
import type { TaggedCache } from '#platform/events/tagged-cache.server.ts';
import { json } from '#platform/http/answer.server.ts';
import { fallback } from '#platform/http/answer-shapes.server.ts';
import { callsOn } from '#platform/http/declare-call.server.ts';
import { anyone } from '#platform/http/inputs.server.ts';
import { Problem } from '#platform/http/problem.server.ts';
import type { TextPageName } from '../site-pages.ts';
import { findTextPage } from '../text-page.server.ts';

const CALLS = [
  { call: 'GET /agb/', page: 'terms', summary: 'The terms and conditions.' },
  { call: 'GET /imprint/', page: 'imprint', summary: 'The imprint.' },
  { call: 'GET /privacy-policy/', page: 'privacy', summary: 'The privacy policy.' },
] as const satisfies { call: string; page: TextPageName; summary: string }[];

const legalPage = z.strictObject({ title: z.string(), html: z.string(), fallback });

/** `GET /agb/`, `/imprint/`, `/privacy-policy/`: title and HTML (docs/product/api.md#house). */
export function legalApi(services: { db: Db; cache: TaggedCache; clock: Clock }) {
  const app = new Hono<{ Variables: { language: Language } }>({ strict: false });
  const call = callsOn(app, { group: 'House', caller: anyone });
  for (const { call: name, page: of, summary } of CALLS) {
    call(name, { summary, answer: json('Title and HTML.', legalPage), problems: [404] }, async (c) => {
      const page = await findTextPage(services, of, c.get('language'));
      if (!page) throw new Problem(404, 'not_found', { detail: 'Nobody has written this page yet.' });
      return textsJson(page);
    });
  }
  return app;
}
