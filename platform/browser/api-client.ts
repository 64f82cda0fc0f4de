import { fail, type Result, succeed } from '#lib/result.ts';

/** Reason a call was refused: the problem's code, and the cart contract's `response_code` where the answer has one. */
export interface ApiError {
  /** 0 when no answer came. */
  status: number;
  code: string;
  responseCode: number | null;
  /** Rest of the answer, as received. */
  answer: Record<string, unknown>;
}

const NO_ANSWER: ApiError = { status: 0, code: 'no_answer', responseCode: null, answer: {} };
/** Error the server would return for a request without the cookie. */
const NO_COOKIES: ApiError = { ...NO_ANSWER, status: 403, code: 'cookies_blocked' };

/** Posts JSON: see `send`. */
export function postJson<T>(
  path: string,
  body: unknown,
  idempotencyKey?: string,
): Promise<Result<T, ApiError>> {
  return send('POST', path, body, idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {});
}

/** Replaces an entity with JSON: see `send`. */
export function putJson<T>(path: string, body: unknown): Promise<Result<T, ApiError>> {
  return send('PUT', path, body);
}

/** Changes what was read with this entity tag; 412 where somebody else has changed it since: see `send`. */
export function patchJson<T>(path: string, body: unknown, etag: string): Promise<Result<T, ApiError>> {
  return send('PATCH', path, body, { 'If-Match': etag });
}

/** Deletes what is at a path: see `send`. */
export function deleteJson(path: string): Promise<Result<unknown, ApiError>> {
  return send('DELETE', path, undefined);
}

/** Sends one file of somebody's computer as a form: see `send`. */
export function postFile<T>(path: string, file: File): Promise<Result<T, ApiError>> {
  const form = new FormData();
  form.append('file', file);
  return send('POST', path, form);
}

/**
 * Sends JSON to the site's own API with the visitor's cookies and the token of the `csrftoken` cookie, which it fetches
 * first where there is none (docs/product/api.md#writing). With an idempotency key the same call may be sent again.
 * Never throws.
 */
async function send<T>(
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body: unknown,
  more: Record<string, string> = {},
): Promise<Result<T, ApiError>> {
  try {
    if (cookie('csrftoken') === undefined) await fetchToken();
    const token = cookie('csrftoken');
    // Without the cookie the call would be refused, and the visitor not know why.
    if (token === undefined) return fail(NO_COOKIES);
    const response = await fetch(path, {
      method,
      // Nobody awaits it: it is sent even while the page is unloading.
      keepalive: method === 'DELETE',
      credentials: 'same-origin',
      headers: {
        // A form says itself how it is written.
        ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        accept: 'application/json',
        'X-CSRFToken': token,
        ...more,
      },
      body: body instanceof FormData ? body : JSON.stringify(body),
    });
    const answer = (await response.json().catch(() => ({}))) as Record<string, unknown>;
    return response.ok ? succeed(answer as T) : fail(refusal(response.status, answer));
  } catch {
    return fail(NO_ANSWER);
  }
}

/** Sees to it that there is a session, for forms that a script makes count once. Never throws. */
export async function ensureSession(): Promise<void> {
  if (cookie('csrftoken') === undefined) await fetchToken().catch(() => undefined);
}

/** A key by which the server knows a call or a form again. Also where pages come without TLS and have no `randomUUID`. */
export function newOrderKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}

/** Reads JSON from the site's own API. Never throws. */
export async function getJson(path: string, signal?: AbortSignal): Promise<Result<unknown, ApiError>> {
  const answer = await getState(path, signal);
  return answer.ok ? succeed(answer.value.state) : answer;
}

/** Reads JSON with the entity tag that a change of it names. Never throws. */
export async function getState<T>(
  path: string,
  signal?: AbortSignal,
): Promise<Result<{ state: T; etag: string }, ApiError>> {
  try {
    const response = await fetch(path, { headers: { accept: 'application/json' }, signal: signal ?? null });
    if (!response.ok) return fail(refusal(response.status, {}));
    return succeed({ state: (await response.json()) as T, etag: response.headers.get('etag') ?? '' });
  } catch {
    return fail(NO_ANSWER);
  }
}

function refusal(status: number, answer: Record<string, unknown>): ApiError {
  const { code, response_code: responseCode } = answer;
  return {
    status,
    code: typeof code === 'string' ? code : 'unexpected',
    responseCode: typeof responseCode === 'number' ? responseCode : null,
    answer,
  };
}

/** One call fetches the token, others of this page and of other tabs wait for it: two tokens would be two visitors. */
async function fetchToken(): Promise<void> {
  const fetchUnlessThere = async () => {
    if (cookie('csrftoken') !== undefined) return;
    const answer = await fetch('/api/csrf-token', { credentials: 'same-origin' });
    // Only its cookie is wanted, but a call whose body nobody reads never ends.
    await answer.arrayBuffer();
  };
  const { locks } = navigator;
  await (locks ? locks.request('csrftoken', fetchUnlessThere) : fetchUnlessThere());
}

function cookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) || undefined;
}
