import { type Result, succeed } from '#lib/result.ts';
import type { ContentDocument } from '../document.ts';
import type { OperationError } from '../errors.ts';
import { insertInto } from './change-places.ts';
import type { Applied, Insert } from './operation.ts';

export function insert(
  document: ContentDocument,
  { place, index, node }: Insert,
): Result<Applied, OperationError> {
  const put = insertInto(document, place, index, node);
  if (!put.ok) return put;
  return succeed({
    document: put.value,
    inverse: { op: 'remove', id: node.id },
    changed: [place, node.id],
  });
}
