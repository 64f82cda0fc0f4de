import type { Actor } from '#features/core/access/index.server.ts';
import { draftJson } from './content-json.server.ts';
import { editProblem } from './content-problems.server.ts';
import { type ContentServices, type Edit, editDocument } from './edit-document.server.ts';

/** Does a change of a draft and returns its new version as calls answer it; a change that was not done is a `Problem`. */
export async function applyEdit(services: ContentServices, actor: Actor, edit: Edit) {
  const edited = await editDocument(services, actor, edit);
  if (!edited.ok) throw editProblem(edited.error);
  const { draft, isMerged } = edited.value;
  // The browser owns the text being typed: it gets the whole draft back only where others wrote as well.
  return { version: draft.version, merged: isMerged ? draftJson(draft) : null };
}
