import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { permitted, permittedByAny, type WithPrincipal } from '#features/core/access/index.server.ts';
import { because, fieldProblem } from '#lib/field-problem.ts';
import type { Language } from '#lib/localized.ts';
import { pageOfList } from '#lib/page-of-list.ts';
import type { Result } from '#lib/result.ts';
import { empty, json } from '#platform/http/answer.server.ts';
import { pageOf } from '#platform/http/answer-shapes.server.ts';
import type { Input } from '#platform/http/api-call.server.ts';
import { callsOn } from '#platform/http/declare-call.server.ts';
import { changedSince, tagWithState } from '#platform/http/entity-tag.server.ts';
import { readIdempotencyKey } from '#platform/http/idempotency-key.server.ts';
import { idInPath, ifMatchHeader, inQuery } from '#platform/http/inputs.server.ts';
import { readJson } from '#platform/http/json-body.server.ts';
import { readId } from '#platform/http/list-request.server.ts';
import { parseInput } from '#platform/http/parse-input.server.ts';
import { badRequest, Problem } from '#platform/http/problem.server.ts';
import { listParameters, rowSchema, sentSchema } from './describe-resource.server.ts';
import { type ListRequest, readListRequest } from './list-request.server.ts';
import { listRows } from './list-rows.server.ts';
import { inputSchema, type Resource, type ResourceInput, storedSchema } from './resource.server.ts';
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

const group = 'For editors';

type Env = { Variables: { language: Language } & WithPrincipal['Variables'] };

/**
 * The generic calls of resources, for those who may change them (docs/product/api.md#resources): `POST {path}` creates,
 * `POST {path}/{id}` replaces, `PATCH` changes the fields it names, `DELETE` deletes. `GET /admin{path}/` lists all of them
 * and `GET /admin{path}/{id}/` answers one in its writable form; its ETag is the `If-Match` of a write. Read-only resources
 * are only listed, read and deleted.
 */
export function resourcesApi(services: ResourceServices, resources: Resource[]) {
  const app = new Hono<Env>({ strict: false });
  for (const resource of resources) {
    const whole = inputSchema(resource);
    const part = whole.partial().refine((change) => Object.keys(change).length > 0, because('no_change'));

    const { path, name, permission, alsoReadWith = permission } = resource;
    const stored = () => storedSchema(resource);
    const readers = callsOn(app, { group, caller: permittedByAny([permission, alsoReadWith]) });
    const writers = callsOn(app, { group, caller: permitted(permission) });

    readers(
      `GET /admin${path}/`,
      {
        summary: `All of ${name}, hidden ones included, without what lies in rows of its own.`,
        takes: { request: listInQuery(resource) },
        answer: json('One page of them.', () => pageOf(rowSchema(resource))),
      },
      async (c, { request }) => {
        const { rows, total } = await listRows(services.db, resource, request);
        c.header('cache-control', 'private, no-store');
        return pageOfList(new URL(c.req.url), { total, ...request }, rows);
      },
    );

    readers(
      `GET /admin${path}/:id/`,
      {
        summary: `What can be written of one ${name}, in both languages; its ETag names its state.`,
        takes: { id: idInPath },
        answer: json('All that can be written.', stored),
        problems: [404],
      },
      async (c, { id }) => {
        const input = await readState(services.db, resource, id);
        if (!input) throw unknown(resource);
        return answer(c, { id, input });
      },
    );

    writers(
      `DELETE ${path}/:id/`,
      {
        summary: `Deletes one ${name}, unless something needs it.`,
        takes: { id: idInPath, ifMatch: ifMatchHeader },
        answer: empty('It is gone.'),
        problems: [404, 409],
      },
      async (_, { caller, ...target }) => {
        settled(resource, await deleteResource(services, resource, target, caller));
      },
    );
    if (resource.readOnly) continue;

    writers(
      `POST ${path}/`,
      {
        summary: `A new ${name}. An Idempotency-Key (8 to 200 letters) makes it safe to send again.`,
        body: whole,
        answer: json('As it was stored.', stored, 201),
        problems: [409, 422],
      },
      async (c, { caller, body }) => {
        const key = readIdempotencyKey(c);
        const created = settled(resource, await createResource(services, resource, body, caller, key));
        c.header('location', `${new URL(c.req.url).pathname.replace(/\/$/, '')}/${created.id}/`);
        return answer(c, created);
      },
    );

    writers(
      `POST ${path}/:id/`,
      {
        summary: `Puts other values in the place of those of one ${name}.`,
        takes: { target: targetOf(resource), input: inputInBody(whole) },
        describedBody: () => sentSchema(whole),
        answer: json('As it was stored.', stored),
        problems: [404, 409],
      },
      async (c, { caller, target, input }) =>
        answer(c, settled(resource, await changeResource(services, resource, target, () => input, caller))),
    );

    writers(
      `PATCH ${path}/:id/`,
      {
        summary: `Changes the fields of one ${name} that are named; each is replaced whole.`,
        takes: { target: targetOf(resource), change: inputInBody(part) },
        describedBody: () => sentSchema(whole.partial()),
        answer: json('As it was stored.', stored),
        problems: [404, 409],
      },
      async (c, { caller, target, change }) => {
        const merged = (current: ResourceInput) => ({ ...current, ...change });
        return answer(c, settled(resource, await changeResource(services, resource, target, merged, caller)));
      },
    );
  }
  return app;
}

/** Filter of a resource's rows; described on demand. */
function listInQuery(resource: Resource): Input<ListRequest> {
  return {
    get parameters() {
      return listParameters(resource);
    },
    problems: [400],
    read: (c) => readListRequest(c, resource),
  };
}

const publishQuery = z.object({ publish: z.enum(['true', 'false']).default('false') });
const publishInQuery = inQuery(publishQuery, {
  publish: {
    summary:
      'Whether its texts are published, with all that is in their draft; else they are written into it.',
    schema: publishQuery.shape.publish.unwrap(),
    example: 'false',
  },
});

/** State to change. Only texts can be published. */
function targetOf({ texts }: Resource): Input<Target> {
  const publishing = texts ? [publishInQuery] : [];
  const inputs = [...publishing, idInPath, ifMatchHeader];
  return {
    parameters: inputs.flatMap(({ parameters }) => parameters),
    problems: inputs.flatMap(({ problems }) => problems),
    async read(c) {
      const { publish } = texts ? await publishInQuery.read(c) : { publish: 'false' };
      const [id, ifMatch] = [await idInPath.read(c), await ifMatchHeader.read(c)];
      return { id, ifMatch, publish: publish === 'true' };
    },
  };
}

/** Input in the form of an answer, with its id, which must match the address. */
function inputInBody<S extends z.ZodType>(schema: S): Input<z.output<S>> {
  return { parameters: [], problems: [400], read: async (c) => parseInput(schema, await readInput(c)) };
}

async function readInput(c: Context): Promise<unknown> {
  const body = await readJson(c);
  if (typeof body !== 'object' || body === null || !('id' in body)) return body;
  if (body.id !== readId(c)) throw badRequest([fieldProblem('id', 'other_id')]);
  const { id: _, ...input } = body;
  return input;
}

function answer(c: Context, { id, input }: Stored) {
  tagWithState(c, input);
  return { id, ...input };
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
    case 'BLOCKED':
      throw new Problem(409, 'blocked', {
        detail: `The ${resource.name} cannot be deleted as it is.`,
        fields: refusal.fields,
      });
    case 'CONFLICT':
      throw new Problem(409, 'conflict', { detail: 'Something was written at the same moment. Try again.' });
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
