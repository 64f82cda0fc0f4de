import { createHash } from 'node:crypto';
import type { ResourceInput } from './resource.server.ts';

/** The state of an entity as an entity tag: two drafts with the same content have the same one. */
export function etagOf(draft: ResourceInput): string {
  return `"${createHash('sha256').update(JSON.stringify(draft)).digest('base64url').slice(0, 22)}"`;
}

/** Whether an `If-Match` header names this state; `*` names any. Compression on the way marks tags as weak. */
export function matchesEtag(ifMatch: string, version: string): boolean {
  const tags = ifMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.some((tag) => tag === '*' || tag === version);
}
