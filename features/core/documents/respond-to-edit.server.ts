import type { Context } from 'hono';
import { requirePermission, type WithPrincipal } from '#features/core/access/index.server.ts';
import { draftJson } from './content-json.server.ts';
import { editProblem } from './content-problems.server.ts';
import { type ContentServices, type Edit, editDocument } from './edit-document.server.ts';

/** Does a change of a draft and answers its new version, and `more`; a change that was not done is a `Problem`. */
export async function respondToEdit<V extends WithPrincipal>(
  c: Context<V>,
  services: ContentServices,
  edit: Edit,
  { more = {}, status = 200 }: { more?: object; status?: 200 | 201 } = {},
): Promise<Response> {
  const actor = await requirePermission(c.get('principal'), 'edit-pages');
  const edited = await editDocument(services, actor, edit);
  if (!edited.ok) throw editProblem(edited.error);
  const { draft, isMerged } = edited.value;
  // The browser owns the text being typed: it gets the whole draft back only where others wrote as well.
  return c.json({ version: draft.version, ...more, merged: isMerged ? draftJson(draft) : null }, status);
}
