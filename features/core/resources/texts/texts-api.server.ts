import { Hono } from 'hono';
import { z } from 'zod';
import {
  inWrite,
  permitted,
  type WithPrincipal,
  type WriteServices,
} from '#features/core/access/index.server.ts';
import { MAX_ID } from '#lib/query-parameters.ts';
import { fail, succeed } from '#lib/result.ts';
import { lockWithin } from '#platform/database/locks.server.ts';
import { json } from '#platform/http/answer.server.ts';
import { callsOn } from '#platform/http/declare-call.server.ts';
import { Problem } from '#platform/http/problem.server.ts';
import type { Resource } from '../resource.server.ts';
import { readInput } from '../row-store.server.ts';
import { ensureTexts, type TextServices } from './object-texts.server.ts';

/** Names the entity whose texts are requested. */
const textsBody = z.strictObject({
  content_type: z.string().max(40),
  object_id: z.int().min(1).max(MAX_ID),
});

/**
 * `POST /texts` answers the document with the texts of an entity, and creates it on first request: the values of its columns
 * then count as published (docs/product/content.md#texts-of-entities).
 */
export function textsApi(services: WriteServices & TextServices & { resources: readonly Resource[] }) {
  const app = new Hono<WithPrincipal>({ strict: false });
  const call = callsOn(app, { group: 'Pages and content', caller: permitted('edit-programme') });
  call(
    'POST /texts/',
    {
      summary: 'The document that holds the texts of a thing; made where nobody has asked for it.',
      body: textsBody,
      answer: json('Which document.', textsBody.extend({ document: z.int() })),
      problems: [404],
    },
    async (_, { caller: actor, body: { content_type: type, object_id: id } }) => {
      const resource = services.resources.find(({ name, texts }) => texts && name === type);
      if (!resource) throw unknownEntity();
      const ensured = await inWrite(services, actor, 'edit-programme', async (write) => {
        await lockWithin(write.trx, services.engine, `resource ${resource.table}`, 0);
        const columns = await readInput(write.trx, resource, id);
        if (!columns) return fail('UNKNOWN' as const);
        return succeed(await ensureTexts(write, services, resource, id, columns));
      });
      if (!ensured.ok) throw unknownEntity();
      return { content_type: type, object_id: id, document: ensured.value };
    },
  );
  return app;
}

const unknownEntity = () => new Problem(404, 'not_found', { detail: 'There is no such thing with texts.' });
