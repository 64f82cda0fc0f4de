import { type Actor, inWrite, type WriteServices } from '#features/core/access/index.server.ts';
import type { FieldProblem } from '#lib/field-problem.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Engine } from '#platform/database/engine.ts';
import { lockWithin } from '#platform/database/locks.server.ts';
import { etagOf, matchesEtag } from '#platform/http/entity-tag.server.ts';
import { parseFields } from '#platform/http/field-problems.server.ts';
import { menusTag } from './cache-tags.ts';
import { MENU_AREAS, type MenuArea } from './menu.ts';
import { entriesJson } from './menu-json.ts';
import { type MenuDraft, menuDraft } from './schema.ts';
import { readMenu, replaceMenu } from './store.server.ts';

export type SaveMenuError = { code: 'INVALID'; fields: FieldProblem[] } | { code: 'CHANGED' };

/**
 * Stores one menu as a whole, in the place of the one there was, if that is still in the state that `ifMatch` names (`*` names
 * any).
 */
export async function saveMenu(
  services: WriteServices & { engine: Engine },
  actor: Actor,
  area: MenuArea,
  entries: MenuDraft,
  ifMatch = '*',
): Promise<Result<MenuDraft, SaveMenuError>> {
  const parsed = parseFields(menuDraft, entries);
  if (!parsed.ok) return fail({ code: 'INVALID', fields: parsed.error });
  return inWrite(services, actor, 'manage-settings', async ({ trx, record }) => {
    await lockWithin(trx, services.engine, 'menus', MENU_AREAS.indexOf(area));
    const before = await readMenu(trx, area);
    if (!matchesEtag(ifMatch, etagOf(before))) return fail({ code: 'CHANGED' as const });
    await replaceMenu(trx, area, parsed.value);
    const change = {
      before: { entries: entriesJson(before) },
      after: { entries: entriesJson(parsed.value) },
    };
    record({ entity: 'menus', id: area, ...change, tags: [menusTag()] });
    return succeed(parsed.value);
  });
}
