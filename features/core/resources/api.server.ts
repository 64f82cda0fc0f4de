import { type Context, Hono } from 'hono';
import { z } from 'zod';
import {
  can,
  notAllowed,
  requirePermission,
  requireUser,
  type WithPrincipal,
} from '#features/core/access/index.server.ts';
import type { Language } from '#lib/localized.ts';
import { pageOfList } from '#lib/page-of-list.ts';
import type { Result } from '#lib/result.ts';
import { changedSince, requireIfMatch, respondWithState } from '#platform/http/entity-tag.server.ts';
import { readIdempotencyKey } from '#platform/http/idempotency-key.server.ts';
import { readJson } from '#platform/http/json-body.server.ts';
import { readId } from '#platform/http/list-request.server.ts';
import { parseInput } from '#platform/http/parse-input.server.ts';
import { badRequest, Problem } from '#platform/http/problem.server.ts';
import { readListRequest } from './list-request.server.ts';
import { listRows } from './list-rows.server.ts';
import { inputSchema, type Resource, type ResourceInput } from './resource.server.ts';
import {
  changeResource,
  createResource,
  deleteResource,
  type ResourceServices,
  readState,
  type Stored,
  type Target,
  type WriteRefusal,
} from './write-resource.server.ts';

type Env = { Variables: { language: Language } & WithPrincipal['Variables'] };

/**
 * The generic calls of resources, for those who may change them (docs/product/api.md#resources): `POST {path}` creates,
 * `POST {path}/{id}` replaces, `PATCH` changes the fields it names, `DELETE` deletes. `GET /admin{path}/` lists all of
 * them and `GET /admin{path}/{id}/` answers one as it can be written; its ETag is what whoever changes it says in
 * `If-Match`. What is made elsewhere is only listed, read and deleted.
 */
export function resourcesApi(services: ResourceServices, resources: Resource[]) {
  const app = new Hono<Env>({ strict: false });
  for (const resource of resources) {
    const one = `${resource.path}/:id`;
    const whole = inputSchema(resource);
    const part = whole
      .partial()
      .refine((change) => Object.keys(change).length > 0, { error: 'names no field' });

    app.get(`/admin${resource.path}`, async (c) => {
      await allowedToRead(c, resource);
      const request = readListRequest(c, resource);
      const { rows, total } = await listRows(services.db, resource, request);
      c.header('cache-control', 'private, no-store');
      return c.json(pageOfList(new URL(c.req.url), { total, ...request }, rows));
    });

    app.get(`/admin${one}`, async (c) => {
      await allowedToRead(c, resource);
      const input = await readState(services.db, resource, readId(c));
      if (!input) throw unknown(resource);
      return answer(c, { id: readId(c), input }, 200);
    });

    app.delete(one, async (c) => {
      const by = await allowed(c, resource);
      const target = { id: readId(c), ifMatch: requireIfMatch(c) };
      settled(resource, await deleteResource(services, resource, target, by));
      return c.body(null, 204);
    });
    if (resource.readOnly) continue;

    app.post(resource.path, async (c) => {
      const by = await allowed(c, resource);
      const input = parseInput(whole, await readJson(c));
      const stored = settled(
        resource,
        await createResource(services, resource, input, by, readIdempotencyKey(c)),
      );
      c.header('location', `${new URL(c.req.url).pathname.replace(/\/$/, '')}/${stored.id}/`);
      return answer(c, stored, 201);
    });

    app.post(one, async (c) => {
      const by = await allowed(c, resource);
      const target = readTarget(c, resource);
      const input = parseInput(whole, await readInputFrom(c, target.id));
      return answer(
        c,
        settled(resource, await changeResource(services, resource, target, () => input, by)),
        200,
      );
    });

    app.patch(one, async (c) => {
      const by = await allowed(c, resource);
      const target = readTarget(c, resource);
      const change = parseInput(part, await readInputFrom(c, target.id));
      const merged = (current: ResourceInput) => ({ ...current, ...change });
      return answer(c, settled(resource, await changeResource(services, resource, target, merged, by)), 200);
    });
  }
  return app;
}

/** Reads from the address and the headers which state to change. Only texts can be published. */
function readTarget(c: Context<Env>, { texts }: Resource): Target {
  const query = texts ? z.object({ publish: z.enum(['true', 'false']).default('false') }) : z.object({});
  const { publish } = parseInput(query, c.req.query()) as { publish?: string };
  return { id: readId(c), ifMatch: requireIfMatch(c), publish: publish === 'true' };
}

function allowed(c: Context<Env>, { permission }: Resource) {
  return requirePermission(c.get('principal'), permission);
}

async function allowedToRead(c: Context<Env>, { permission, alsoReadWith = permission }: Resource) {
  const principal = await requireUser(c.get('principal'));
  if (!can(principal, permission) && !can(principal, alsoReadWith)) throw notAllowed(principal);
}

/** A input is sent back as it was answered: with its id, which must be the address's own. */
async function readInputFrom(c: Context, id: number): Promise<unknown> {
  const body = await readJson(c);
  if (typeof body !== 'object' || body === null || !('id' in body)) return body;
  if (body.id !== id) throw badRequest([{ field: 'id', message: 'must be that of the address' }]);
  const { id: _, ...input } = body;
  return input;
}

function answer(c: Context, { id, input }: Stored, status: 200 | 201): Response {
  return respondWithState(c, input, status, { id, ...input });
}

function settled(resource: Resource, written: Result<Stored, WriteRefusal>): Stored {
  if (written.ok) return written.value;
  const refusal = written.error;
  switch (refusal.code) {
    case 'UNKNOWN':
      throw unknown(resource);
    case 'CHANGED':
      throw changedSince(resource.name);
    case 'INVALID':
      throw badRequest(refusal.fields);
    case 'KEY_REUSED':
      throw new Problem(422, 'idempotency_key_reused', { detail: 'The key belongs to another request.' });
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
