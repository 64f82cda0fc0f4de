import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { FieldProblem, Reason } from '#lib/field-problem.ts';
import { PROBLEM_SENTENCES } from '#lib/problem-sentences.ts';

interface ProblemOptions {
  detail?: string;
  /** `message` where it is meant for people; else it is the sentence of the code. */
  fields?: (FieldProblem & { message?: string })[];
  /** Further members, such as the cart contract's `response_code`. */
  extra?: Record<string, unknown>;
  /** Headers of the answer, such as `allow`. */
  headers?: Record<string, string>;
  cause?: unknown;
}

/** The one error of the HTTP edge: status, code and what a caller can do about it (RFC 9457). */
export class Problem extends Error {
  override name = 'Problem';
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly options: ProblemOptions;

  constructor(status: ContentfulStatusCode, code: string, options: ProblemOptions = {}) {
    super(options.detail ?? code, { cause: options.cause });
    this.status = status;
    this.code = code;
    this.options = options;
  }
}

/** A request whose parameters cannot be used: 400 with each field named. */
export function badRequest(fields: FieldProblem[]): Problem {
  return new Problem(400, 'bad_request', { detail: 'Some parameters cannot be used.', fields });
}

const TITLES: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  412: 'Precondition Failed',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  428: 'Precondition Required',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/** The sentence for programs that says a reason. */
export function problemSentence({ code, params }: Reason): string {
  return (PROBLEM_SENTENCES[code] as (values: Reason['params']) => string)(params);
}

/** Answers with `application/problem+json`. */
export function problemResponse(c: Context, problem: Problem): Response {
  const { detail, fields, extra, headers } = problem.options;
  const body = {
    type: 'about:blank',
    title: TITLES[problem.status] ?? 'Error',
    status: problem.status,
    code: problem.code,
    ...(detail ? { detail } : {}),
    ...(fields
      ? { fields: fields.map((each) => ({ ...each, message: each.message ?? problemSentence(each) })) }
      : {}),
    ...extra,
  };
  return c.body(JSON.stringify(body), problem.status, {
    ...headers,
    'content-type': 'application/problem+json; charset=utf-8',
  });
}
