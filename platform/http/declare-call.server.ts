import type { Context, Env, Handler, Hono } from 'hono';
import type { z } from 'zod';
import type { Answer, ApiCall, Input } from './api-call.server.ts';
import { readJson } from './json-body.server.ts';
import { parseInput } from './parse-input.server.ts';

type Inputs = Record<string, Input<unknown>>;

type Method = ApiCall['method'];

/** Properties that the calls of an app share. */
interface Common<C> extends Partial<Pick<ApiCall, 'isBare' | 'isSigned'>> {
  /** The heading they stand under. */
  group: string;
  /** Authorization of the calls; checked before everything else. */
  caller: Input<C>;
  /** `Cache-Control` of their answers, set after authorization and before anything else is read. */
  cacheControl?: string;
}

/** Everything one call says of itself: it is routed, read, answered and described by this. */
interface Declaration<I extends Inputs, B extends z.ZodType, A> {
  summary: string;
  /** Reads the request in this order. */
  takes?: I;
  /** The JSON body, read last. */
  body?: B;
  /** The described body, where the handler does not read it by `body`. */
  describedBody?: () => z.ZodType;
  takesFile?: true;
  answer: Answer<A>;
  /** Statuses of the problems that the handler itself throws. */
  problems?: number[];
}

/** Arguments of a handler: the caller, each of the inputs by its name, and the parsed body. */
type Sent<C, I extends Inputs, B extends z.ZodType> = { caller: C; body: z.output<B> } & {
  [K in keyof I]: I[K] extends Input<infer T> ? T : never;
};

type Declared = { method: Method; path: string } & Common<unknown> & Declaration<Inputs, z.ZodType, never>;

const declarations = new WeakMap<Handler, Declared>();

/**
 * Returns the function that adds calls to an app: routing, validation, answer and description derive from one declaration
 * (docs/decisions/0117). Its name is method and path, below the mount point of the app and with the slash of its
 * description: `GET /events/:id/`. A handler returns the data of its answer; every other outcome is thrown as a `Problem`.
 */
export function callsOn<E extends Env, C>(app: Hono<E>, common: Common<C>) {
  return <A, I extends Inputs = Record<never, never>, B extends z.ZodType = z.ZodUndefined>(
    name: `${Method} /${string}`,
    declaration: Declaration<I, B, A>,
    handle: (c: Context<E>, sent: Sent<C, I, B>) => NoInfer<A> | Promise<NoInfer<A>>,
  ): void => {
    const [method, path] = name.split(' ') as [Method, string];
    const { body, answer } = declaration;
    const inputs: Inputs = declaration.takes ?? {};
    const handler: Handler<E> = async (c) => {
      const sent: Record<string, unknown> = { caller: await common.caller.read(c) };
      if (common.cacheControl) c.header('cache-control', common.cacheControl);
      for (const [each, input] of Object.entries(inputs)) sent[each] = await input.read(c);
      if (body) sent.body = parseInput(body, await readJson(c));
      return answer.respond(c, await handle(c, sent as Sent<C, I, B>));
    };
    declarations.set(handler, { method, path, ...common, ...declaration });
    app.on(method, withoutSlash(path) || '/', handler);
  };
}

/** The declared calls among the routes of an app, each once, by where they are first mounted. */
export function declaredCalls({ routes }: Pick<Hono, 'routes'>): ApiCall[] {
  const paths = new Map<Handler, string>();
  for (const { handler, path } of routes)
    if (declarations.has(handler) && !paths.has(handler)) paths.set(handler, path);
  return [...paths].flatMap(([handler, path]) => {
    const declaration = declarations.get(handler);
    return declaration ? [describedCall(declaration, path)] : [];
  });
}

const PARAMETER = /:(\w+)(\{(?:[^{}]|\{[^{}]*\})*\})?/g;

function describedCall(declaration: Declared, routePath: string): ApiCall {
  const { method, path, group, summary, caller, takes = {}, body, describedBody, answer } = declaration;
  const { takesFile = false, isBare = false, isSigned = false, problems = [] } = declaration;
  const { status, schema, mediaType } = answer;
  const inputs = [caller, ...Object.values(takes)];
  const statuses = [...inputs.flatMap((input) => input.problems), ...(body ? [400] : []), ...problems];
  return {
    ...{ method, group, summary, takesFile, isBare, isSigned },
    path: withoutSlash(routePath).replace(PARAMETER, '{$1}') + (path.endsWith('/') ? '/' : ''),
    parameters: inputs.flatMap(({ parameters }) => parameters),
    body: describedBody?.() ?? body ?? null,
    answer: {
      status,
      summary: answer.summary,
      schema: schema?.() ?? null,
      ...(mediaType ? { mediaType } : {}),
    },
    problems: [...new Set(statuses)].sort((a, b) => a - b),
  };
}

const withoutSlash = (path: string): string => path.replace(/\/$/, '');
