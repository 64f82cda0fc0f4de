import { fail, type Result, succeed } from '#lib/result.ts';
import type { ContentDocument } from '../document.ts';
import type { OperationError } from '../errors.ts';
import { listOf, withList } from './change-items.ts';
import { changeModule } from './change-module.ts';
import { insertAt } from './change-places.ts';
import type { Applied, MoveItem } from './operation.ts';

export function moveItem(
  document: ContentDocument,
  { id, field, item, index }: MoveItem,
): Result<Applied, OperationError> {
  return changeModule(document, id, (module) => {
    const list = listOf(module, field);
    if (!list.ok) return fail({ code: list.error, id, field });
    const from = list.value.findIndex((each) => each.id === item);
    const found = list.value[from];
    if (!found) return fail({ code: 'unknown-item', id, field });
    const others = list.value.filter((each) => each !== found);
    return succeed({
      module: withList(module, field, insertAt(others, index, found)),
      inverse: { op: 'move-item', id, field, item, index: from },
    });
  });
}
