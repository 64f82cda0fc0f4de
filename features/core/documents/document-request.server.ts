import type { Db } from '#features/database.server.ts';
import { Problem } from '#platform/http/problem.server.ts';
import { type Draft, findDraft } from './draft-store.server.ts';

/** The draft of the document that a call is about; 404 where there is none. */
export async function draftOf(db: Db, id: number): Promise<Draft> {
  const draft = await findDraft(db, id);
  if (draft) return draft;
  throw noSuch('document');
}

export function noSuch(what: string): Problem {
  return new Problem(404, 'not_found', { detail: `There is no such ${what}.` });
}
