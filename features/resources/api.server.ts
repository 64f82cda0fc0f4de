import { type Context, Hono } from 'hono';
import { requirePermission, type WithPrincipal } from '#features/permissions/index.server.ts';
import type { Language } from '#lib/localized.ts';
import type { Result } from '#lib/result.ts';
import { readId } from '#platform/http/list-request.server.ts';
import { parseInput } from '#platform/http/parse-input.server.ts';
import { badRequest, Problem } from '#platform/http/problem.server.ts';
import { etagOf } from './etag.server.ts';
import { inputSchema, type Resource, type ResourceInput } from './resource.server.ts';
import { readInput } from './row-store.server.ts';
import {
  changeResource,
  createResource,
  deleteResource,
  type ResourceServices,
  type Stored,
  type WriteRefusal,
} from './write-resource.server.ts';

type Env = { Variables: { language: Language } & WithPrincipal['Variables'] };

/**
 * The generic calls of resources, for those who may edit the programme (specification, section 7): `GET {path}/{id}/draft`
 * answers what can be written, `POST {path}` creates, `POST {path}/{id}` replaces, `PATCH` changes the fields it names,
 * `DELETE` deletes. Whoever changes something says in `If-Match` which state it was based on.
 */
export function resourcesApi(services: ResourceServices, resources: Resource[]) {
  const app = new Hono<Env>({ strict: false });
  for (const resource of resources) {
    const one = `${resource.path}/:id`;
    const whole = inputSchema(resource);
    const part = whole
      .partial()
      .refine((change) => Object.keys(change).length > 0, { error: 'names no field' });

    app.get(`${one}/draft`, async (c) => {
      await editor(c);
      const draft = await readInput(services.db, resource, readId(c));
      if (!draft) throw unknown(resource);
      return answer(c, { id: readId(c), draft }, 200);
    });

    app.post(resource.path, async (c) => {
      const by = await editor(c);
      const draft = parseInput(whole, await readBody(c));
      const stored = settled(resource, await createResource(services, resource, draft, by));
      c.header('location', `${new URL(c.req.url).pathname.replace(/\/$/, '')}/${stored.id}/`);
      return answer(c, stored, 201);
    });

    app.post(one, async (c) => {
      const by = await editor(c);
      const target = { id: readId(c), ifMatch: readIfMatch(c) };
      const draft = parseInput(whole, await readInputFrom(c, target.id));
      return answer(
        c,
        settled(resource, await changeResource(services, resource, target, () => draft, by)),
        200,
      );
    });

    app.patch(one, async (c) => {
      const by = await editor(c);
      const target = { id: readId(c), ifMatch: readIfMatch(c) };
      const change = parseInput(part, await readInputFrom(c, target.id));
      const merged = (current: ResourceInput) => ({ ...current, ...change });
      return answer(c, settled(resource, await changeResource(services, resource, target, merged, by)), 200);
    });

    app.delete(one, async (c) => {
      const by = await editor(c);
      const target = { id: readId(c), ifMatch: readIfMatch(c) };
      settled(resource, await deleteResource(services, resource, target, by));
      return c.body(null, 204);
    });
  }
  return app;
}

function editor(c: Context<Env>) {
  return requirePermission(c.get('principal'), 'edit-programme');
}

async function readBody(c: Context): Promise<unknown> {
  try {
    return await c.req.json();
  } catch {
    throw badRequest([{ field: 'body', message: 'must be JSON' }]);
  }
}

/** A draft is sent back as it was answered: with its id, which must be the address's own. */
async function readInputFrom(c: Context, id: number): Promise<unknown> {
  const body = await readBody(c);
  if (typeof body !== 'object' || body === null || !('id' in body)) return body;
  if (body.id !== id) throw badRequest([{ field: 'id', message: 'must be that of the address' }]);
  const { id: _, ...draft } = body;
  return draft;
}

function readIfMatch(c: Context): string {
  const tag = c.req.header('if-match');
  if (tag) return tag;
  throw new Problem(428, 'if_match_required', {
    detail: 'Say in If-Match which state you have seen: the ETag of the draft.',
  });
}

function answer(c: Context, { id, draft }: Stored, status: 200 | 201): Response {
  c.header('etag', etagOf(draft));
  c.header('cache-control', 'private, no-store');
  return c.json({ id, ...draft }, status);
}

function settled(resource: Resource, written: Result<Stored, WriteRefusal>): Stored {
  if (written.ok) return written.value;
  const refusal = written.error;
  switch (refusal.code) {
    case 'UNKNOWN':
      throw unknown(resource);
    case 'CHANGED':
      throw new Problem(412, 'changed', {
        detail: `The ${resource.name} has been changed since you read it.`,
      });
    case 'INVALID':
      throw badRequest(refusal.fields);
    case 'NEEDED':
      throw new Problem(409, 'needed', {
        detail: `The ${resource.name} is needed by ${refusal.by.join(', ')}.`,
        extra: { needed_by: refusal.by },
      });
  }
}

function unknown({ name }: Resource): Problem {
  return new Problem(404, 'not_found', { detail: `There is no such ${name}.` });
}
