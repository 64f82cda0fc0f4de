import type { Context, MiddlewareHandler } from 'hono';
import { cleanText, cleanTexts } from '#lib/clean-text.ts';
import { fieldProblem } from '#lib/field-problem.ts';
import { badRequest, Problem } from './problem.server.ts';
import { SAFE_METHODS } from './safe-methods.ts';

const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';
const NUL = '\0';
const ENCODED_NUL = '%00';

/**
 * Pages take plain forms and nothing else: reading any other body as a form would fail, which is the sender's mistake and
 * not ours. Files come by calls of the API. Reads the body: a limit for it stands in front.
 */
export const requireFormBody: MiddlewareHandler = async (c, next) => {
  if (SAFE_METHODS.has(c.req.method)) return next();
  if (typeOf(c) !== FORM)
    throw new Problem(415, 'no_form', { detail: `This address takes ${FORM}.`, headers: { accept: FORM } });
  const sent = new URLSearchParams(await c.req.raw.text());
  const clean = new URLSearchParams();
  for (const [name, value] of sent) {
    if ((name + value).includes(NUL)) throw hasNul('body');
    clean.append(cleanText(name), cleanText(value));
  }
  c.req.raw = new Request(c.req.raw, { body: clean.toString() });
  return next();
};

/** Calls take JSON, or nothing. Invalid JSON is passed on unchanged: the call reports what is missing. */
export const requireJsonBody: MiddlewareHandler = async (c, next) => {
  if (SAFE_METHODS.has(c.req.method)) return next();
  const type = typeOf(c);
  if (type !== undefined && type !== JSON_TYPE) throw notJson();
  const body = await c.req.raw.text();
  if (body !== '' && type === undefined) throw notJson();
  c.req.raw = new Request(c.req.raw, { body: cleanJson(body) });
  return next();
};

/**
 * Refuses U+0000 in addresses with 400: nobody can type it, and PostgreSQL takes no text that has it. Cookies lose it: no cookie
 * of ours has it, and nobody could take away another's.
 */
export const rejectNullBytes: MiddlewareHandler = async (c, next) => {
  if (c.req.url.includes(ENCODED_NUL)) throw hasNul('address');
  const cookies = c.req.header('cookie');
  if (cookies?.includes(ENCODED_NUL)) {
    const headers = new Headers(c.req.raw.headers);
    headers.set('cookie', cookies.replaceAll(ENCODED_NUL, '_'));
    c.req.raw = new Request(c.req.raw, { headers });
  }
  return next();
};

function cleanJson(body: string): string {
  let sent: unknown;
  try {
    sent = JSON.parse(body);
  } catch {
    return body;
  }
  const text = JSON.stringify(cleaned(sent));
  // Refuses a zero byte, which is dropped elsewhere: here it is an attack or a broken program.
  if (hasNulWithin(sent)) throw hasNul('body');
  return text;
}

function cleaned(sent: unknown): unknown {
  try {
    return cleanTexts(sent);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw badRequest([fieldProblem('body', 'nested_too_deeply')]);
  }
}

function hasNulWithin(value: unknown): boolean {
  if (typeof value === 'string') return value.includes(NUL);
  if (value === null || typeof value !== 'object') return false;
  return Object.entries(value).some(([name, each]) => name.includes(NUL) || hasNulWithin(each));
}

function typeOf(c: Context): string | undefined {
  return c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
}

function notJson(): Problem {
  return new Problem(415, 'no_json', {
    detail: `This call takes ${JSON_TYPE}.`,
    headers: { accept: JSON_TYPE },
  });
}

function hasNul(field: 'address' | 'body'): Problem {
  return badRequest([fieldProblem(field, 'null_character')]);
}
