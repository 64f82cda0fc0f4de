import { z } from 'zod';
import { MAX_ID, MAX_PAGE_NUMBER, parseIds } from '#lib/query-parameters.ts';
import type { ApiParameter, Input } from './api-call.server.ts';
import { requireIfMatch } from './entity-tag.server.ts';
import { idSchema, MAX_PAGE_SIZE, PAGE_SIZE, readPaging, readQuery } from './list-request.server.ts';
import { parseInput } from './parse-input.server.ts';
import { Problem } from './problem.server.ts';

/** Calls that everybody may make. */
export const anyone: Input<null> = { parameters: [], problems: [], read: () => null };

/** A number in the path, by its name there. */
export function numberInPath(name: string, summary: string): Input<number> {
  return {
    parameters: [{ name, in: 'path', summary, schema: idSchema.shape.id, example: '1' }],
    problems: [400],
    read: (c) => parseInput(idSchema, { id: c.req.param(name) }).id,
  };
}

/** The number that the path names as `:id`. */
export const idInPath = numberInPath('id', 'The number of what is asked for.');

type PathParameter<T> = Omit<ApiParameter, 'in' | 'schema'> & { schema: z.ZodType<T> };

/** A word in the path, unvalidated; the handler answers for unknown ones. */
export function wordInPath(parameter: PathParameter<string>): Input<string> {
  return {
    parameters: [{ ...parameter, in: 'path' }],
    problems: [404],
    read: (c) => c.req.param(parameter.name) ?? '',
  };
}

/** A word in the path that its schema has to know; any other is answered with 404 and `detail`. */
export function knownInPath<T>(parameter: PathParameter<T>, detail: string): Input<T> {
  return {
    parameters: [{ ...parameter, in: 'path' }],
    problems: [404],
    read(c) {
      const parsed = parameter.schema.safeParse(c.req.param(parameter.name));
      if (parsed.success) return parsed.data;
      throw new Problem(404, 'not_found', { detail });
    },
  };
}

/** Page of a list, by default with `usual` results. */
export function pagingInQuery(usual = PAGE_SIZE): Input<{ page: number; pageSize: number }> {
  return { parameters: pagingParameters(usual), problems: [400], read: (c) => readPaging(c, usual) };
}

/** The description of `readPaging`, for calls that combine it with other parameters. */
export function pagingParameters(usual = PAGE_SIZE): ApiParameter[] {
  return [
    {
      name: 'page',
      in: 'query',
      summary: 'Which page of the list.',
      schema: z.int().min(1).max(MAX_PAGE_NUMBER).default(1),
      example: '1',
    },
    {
      name: 'page_size',
      in: 'query',
      summary: 'How many results a page has.',
      schema: z.int().min(1).max(MAX_PAGE_SIZE).default(usual),
      example: '10',
    },
  ];
}

/** The description of a number in the query. */
export function numberParameter(name: string, summary: string): ApiParameter {
  return { name, in: 'query', summary, schema: z.int().min(0).max(MAX_ID), example: '1' };
}

/** Ids with commas between them, `ids`; `undefined` where there are none. */
export function idsInQuery(atMost: number, summary: string): Input<number[] | undefined> {
  const schema = z.string().regex(new RegExp(`^[1-9]\\d{0,8}(,[1-9]\\d{0,8}){0,${atMost - 1}}$`));
  return {
    parameters: [{ name: 'ids', in: 'query', summary, schema, example: '1,2,3' }],
    problems: [400],
    read: (c) => readQuery(c, (query) => parseIds(query, 'ids', atMost)),
  };
}

type Described<S extends z.ZodRawShape> = {
  [K in keyof S]: Pick<ApiParameter, 'summary' | 'example'> & Partial<Pick<ApiParameter, 'schema'>>;
};

/** The query as a schema reads it; each parameter is described by its own part of it, unless another is named. */
export function inQuery<S extends z.ZodRawShape>(
  schema: z.ZodObject<S>,
  described: Described<S>,
): Input<z.output<z.ZodObject<S>>> {
  return {
    parameters: parametersOf(schema, described),
    problems: [400],
    read: (c) => parseInput(schema, c.req.query()),
  };
}

/** The description of a query, for calls that combine it with other parameters. */
export function parametersOf<S extends z.ZodRawShape>(
  { shape }: z.ZodObject<S>,
  described: Described<S>,
): ApiParameter[] {
  return Object.entries<Described<S>[string]>(described).map(([name, { schema = shape[name], ...rest }]) => ({
    ...{ name, in: 'query', ...rest },
    schema: (schema instanceof z.ZodOptional ? schema.unwrap() : schema) as z.ZodType,
  }));
}

/** The state a change was based on, in `If-Match`; 428 without it, and 412 from the handler where it is another. */
export const ifMatchHeader: Input<string> = {
  parameters: [
    {
      name: 'If-Match',
      in: 'header',
      summary: 'The ETag of the state the change was based on, or * for any. Without it nothing is changed.',
      schema: z.string(),
      example: '"1XvKq0Zb0rT3nCkz8yWm4A"',
    },
  ],
  problems: [412, 428],
  read: requireIfMatch,
};
