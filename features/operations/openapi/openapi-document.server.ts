import { setImmediate as nextTurn } from 'node:timers/promises';
import { z } from 'zod';
import { SESSION_COOKIES } from '#features/people/accounts/index.server.ts';
import { LANGUAGES } from '#lib/localized.ts';
import { PROBLEM_SENTENCES } from '#lib/problem-sentences.ts';
import type { ApiCall, ApiParameter } from '#platform/http/api-call.server.ts';

const BARE = { url: '/' };

type Json = { type?: unknown } & Record<string, unknown>;

const PROBLEM = {
  type: 'object',
  required: ['type', 'title', 'status', 'code'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string', description: 'What went wrong, for programs.' },
    detail: { type: 'string', description: 'What went wrong, for people.' },
    fields: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'code', 'params', 'message'],
        properties: {
          field: {
            type: 'string',
            description: 'The part of the request: `name.de`, or `body` for all of it.',
          },
          code: {
            type: 'string',
            enum: Object.keys(PROBLEM_SENTENCES),
            description: 'The reason, for programs.',
          },
          params: {
            type: 'object',
            description: 'The parameters of the code; the same code has the same ones.',
          },
          message: { type: 'string', description: 'The code with its parameters as a sentence.' },
        },
      },
    },
  },
};

/**
 * The API as an OpenAPI 3.1 document; its schemas are those the server itself reads with, as JSON Schema 2020-12. There are
 * many of them: others get their turn in between.
 */
export async function openApiDocument(siteName: string, calls: ApiCall[]): Promise<Json & { info: Json }> {
  const operations: Record<string, Json> = {};
  for (const call of calls) {
    operations[call.path] = { ...operations[call.path], [call.method.toLowerCase()]: operation(call) };
    await nextTurn();
  }
  const { paths, schemas } = withSharedSchemas(operations);
  return {
    openapi: '3.1.1',
    info: {
      title: siteName,
      version: '1',
      description:
        'Texts come in the language of the address, without one in the language of the browser. Paths may end with a slash or without.',
    },
    servers: [
      { ...BARE, description: 'In the language of the browser' },
      {
        url: '/{language}',
        description: 'In one language',
        variables: { language: { default: 'de', enum: [...LANGUAGES] } },
      },
    ],
    paths,
    components: { schemas: { Problem: PROBLEM, ...schemas }, securitySchemes: SECURITY_SCHEMES },
  };
}

/** Named schemas, which contain themselves, move to where the whole document can refer to them. */
function withSharedSchemas(operations: Json): { paths: Json; schemas: Json } {
  const schemas: Json = {};
  const paths = JSON.parse(JSON.stringify(operations), (key, value) => {
    if (key === '$ref') return value.replace('#/$defs/', '#/components/schemas/');
    if (key !== '$defs') return value;
    Object.assign(schemas, value);
  });
  return { paths, schemas };
}

function operation({
  method,
  path,
  group,
  summary,
  parameters,
  body,
  takesFile,
  answer,
  problems,
  isBare,
  isSigned,
}: ApiCall): Json {
  const sent = parameters.map(parameterObject);
  const isChange = method !== 'GET';
  const always = isBare ? [] : [405, 429, ...(body || takesFile ? [413, 415] : [])];
  const problem = isBare && !isSigned ? PLAIN_RESPONSE : PROBLEM_RESPONSE;
  const proof = isSigned ? { signature: [] } : { token: [] };
  const schemes = { ...(isChange ? proof : {}), ...(problems.includes(401) ? { session: [] } : {}) };
  return {
    operationId: `${method} ${path}`
      .toLowerCase()
      .match(/[a-z]+/g)
      ?.join('_'),
    tags: [group],
    summary,
    ...(isBare ? { servers: [BARE] } : {}),
    ...(sent.length > 0 ? { parameters: sent } : {}),
    ...(Object.keys(schemes).length > 0 ? { security: [schemes] } : {}),
    ...(body ? requestBody('application/json', jsonSchema(body, 'input')) : {}),
    ...(takesFile ? requestBody('multipart/form-data', ONE_FILE) : {}),
    responses: {
      [answer.status]: { description: answer.summary, ...contentOf(answer) },
      ...Object.fromEntries([...problems, ...always].map((status) => [status, problem])),
    },
  };
}

function requestBody(mediaType: string, schema: Json): Json {
  return { requestBody: { required: true, content: { [mediaType]: { schema } } } };
}

const ONE_FILE = {
  type: 'object',
  required: ['file'],
  properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
  additionalProperties: false,
};

const SECURITY_SCHEMES = {
  token: {
    type: 'apiKey',
    in: 'header',
    name: 'X-CSRFToken',
    description: 'The value of the cookie csrftoken (/api/csrf-token/), which is sent as well.',
  },
  signature: {
    type: 'apiKey',
    in: 'header',
    name: 'Stripe-Signature',
    description: 'What the payment provider signs its notices with.',
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: [...SESSION_COOKIES][0],
    description: 'Who is signed in.',
  },
};

const PLAIN_RESPONSE = { description: 'Nothing, for now or for good; said in plain text.' };

const PROBLEM_RESPONSE = {
  description: 'A problem (RFC 9457).',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

function parameterObject({ name, in: place, summary, schema, example, repeats }: ApiParameter): Json {
  const described = jsonSchema(schema);
  const sample = described.type === 'integer' ? Number(example) : example;
  return {
    name,
    in: place,
    required: place !== 'query',
    description: summary,
    schema: repeats === undefined ? described : { type: 'array', items: described, maxItems: repeats },
    example: repeats === undefined ? sample : [sample],
  };
}

function contentOf({ schema, mediaType = 'application/json' }: ApiCall['answer']): Json {
  if (schema) return { content: { [mediaType]: { schema: jsonSchema(schema) } } };
  return mediaType === 'application/json' ? {} : { content: { [mediaType]: { schema: { type: 'string' } } } };
}

/**
 * Returns the JSON Schema of a schema's output (or, for a body, input), without the dialect, which is OpenAPI 3.1's
 * default anyway.
 */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output' = 'output'): Json {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io });
  return described;
}
