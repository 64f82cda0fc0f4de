import type { Context } from 'hono';
import type { Db } from '#features/database.server.ts';
import { idSchema } from '#platform/http/list-request.server.ts';
import { parseInput } from '#platform/http/parse-input.server.ts';
import { Problem } from '#platform/http/problem.server.ts';
import { type Draft, findDraft } from './draft-store.server.ts';

/** The number that the address of a call names. */
export function idOf(c: Context, name = 'id'): number {
  return parseInput(idSchema, { id: c.req.param(name) }).id;
}

/** The draft of the document that a call is about; 404 where there is none. */
export async function draftOf(db: Db, c: Context): Promise<Draft> {
  const draft = await findDraft(db, idOf(c));
  if (draft) return draft;
  throw noSuch('document');
}

export function noSuch(what: string): Problem {
  return new Problem(404, 'not_found', { detail: `There is no such ${what}.` });
}
