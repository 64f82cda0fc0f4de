import type { FieldProblem } from '../../lib/field-problem.ts';
import type { Language } from '../../lib/localized.ts';

export interface ApiRequest {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Behind `/{language}/api`: `/admin/events/`. */
  path: string;
  /** The page editor's calls stand beside it. */
  within?: 'pageeditor-api';
  query?: URLSearchParams;
  body?: unknown;
  /** A file, in the place of a body. */
  form?: FormData;
  /** The state that is changed (docs/product/api.md#resources). */
  ifMatch?: string;
  /** Makes it safe to send again what creates something. */
  idempotencyKey?: string;
  /** Language of the answer, where it has sentences for people. */
  language?: Language;
}

export interface ApiResponse {
  json: unknown;
  /** The state that was answered, where there is one. */
  etag: string | null;
}

export type ApiCall = (request: ApiRequest) => Promise<ApiResponse>;

/** Error of a refused call: the status and the members of the problem (docs/product/api.md#errors). */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly body: Problem;

  constructor(status: number, body: Problem) {
    super(body.detail ?? body.title ?? `HTTP ${status}`);
    this.status = status;
    this.body = body;
  }
}

/** A field that was refused: its reason, and the same as a sentence for programs. */
export type RefusedField = FieldProblem & { message: string };

export interface Problem {
  title?: string;
  detail?: string;
  code?: string;
  fields?: RefusedField[];
  needed_by?: string[];
  /** Of a file that was refused (docs/product/admin.md#csv-files). */
  faults?: unknown[];
}

/** Nothing came back: the network or the server is away. */
export const NETWORK_ERROR = 0;

/** Makes calls with the session of the user; writes repeat the CSRF token of the cookie, which is fetched once. */
export function createApiCall(
  fetched: typeof fetch,
  languageOf: () => Language,
  cookies: () => string,
): ApiCall {
  async function token(): Promise<string> {
    const known = tokenIn(cookies());
    if (known) return known;
    await send(fetched, `/${languageOf()}/api/csrf-token/`, {});
    return tokenIn(cookies()) ?? '';
  }

  return async ({
    method,
    path,
    within = 'api',
    query,
    body,
    form,
    ifMatch,
    idempotencyKey,
    language = languageOf(),
  }) => {
    const asked = query && query.size > 0 ? `${path}?${query}` : path;
    const address = `/${language}/${within}${asked}`;
    const headers: Record<string, string> = { accept: 'application/json' };
    if (method !== 'GET') headers['x-csrftoken'] = await token();
    if (body !== undefined) headers['content-type'] = 'application/json';
    if (ifMatch !== undefined) headers['if-match'] = ifMatch;
    if (idempotencyKey !== undefined) headers['idempotency-key'] = idempotencyKey;
    const response = await send(fetched, address, {
      method,
      headers,
      ...(form ? { body: form } : body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const json = await jsonOf(response);
    if (!response.ok) throw new ApiError(response.status, (json ?? {}) as Problem);
    return { json, etag: response.headers.get('etag') };
  };
}

async function send(fetched: typeof fetch, address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetched(address, { credentials: 'same-origin', ...init });
  } catch {
    throw new ApiError(NETWORK_ERROR, {});
  }
}

async function jsonOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

function tokenIn(cookies: string): string | undefined {
  return /(?:^|;\s*)csrftoken=([^;]+)/.exec(cookies)?.[1];
}
