import { createHash } from 'node:crypto';
import type { Draft } from './resource.server.ts';

/** The state of an entity as an entity tag: two drafts with the same content have the same one. */
export function versionOf(draft: Draft): string {
  return `"${createHash('sha256').update(JSON.stringify(draft)).digest('base64url').slice(0, 22)}"`;
}

/** Whether an `If-Match` header names this state; `*` names any. Compression on the way marks tags as weak. */
export function names(ifMatch: string, version: string): boolean {
  const tags = ifMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.some((tag) => tag === '*' || tag === version);
}
