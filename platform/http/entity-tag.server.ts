import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { canonicalJson } from '#lib/canonical-json.ts';
import { Problem } from './problem.server.ts';

/** A state as an entity tag: two with the same content have the same one. */
export function etagOf(state: object): string {
  return `"${createHash('sha256').update(canonicalJson(state)).digest('base64url').slice(0, 22)}"`;
}

/** Tells if an `If-Match` header matches this entity tag; `*` matches any. Proxies that compress mark tags as weak. */
export function matchesEtag(ifMatch: string, etag: string): boolean {
  const tags = ifMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.some((tag) => tag === '*' || tag === etag);
}

/** Version a change is based on; 428 without one. */
export function requireIfMatch(c: Context): string {
  const tag = c.req.header('if-match');
  if (tag) return tag;
  throw new Problem(428, 'if_match_required', {
    detail: 'Say in If-Match which state you have seen: its ETag.',
  });
}

/** The answer to a change that was based on another state. */
export function changedSince(name: string): Problem {
  return new Problem(412, 'changed', { detail: `The ${name} has been changed since you read it.` });
}

/** Tags an answer with the state that it shows and that can be written again. */
export function tagWithState(c: Context, state: object): void {
  c.header('etag', etagOf(state));
  c.header('cache-control', 'private, no-store');
}
