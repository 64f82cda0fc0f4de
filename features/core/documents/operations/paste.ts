import { type Result, succeed } from '#lib/result.ts';
import type { ContentDocument } from '../document.ts';
import type { OperationError } from '../errors.ts';
import { readNode } from '../read-tree.ts';
import { insertInto, withNewIds } from './change-places.ts';
import type { Applied, Paste } from './operation.ts';

export function paste(
  document: ContentDocument,
  { place, index, node, as }: Paste,
): Result<Applied, OperationError> {
  // It comes from elsewhere: before its ids are changed it must be known to be a module.
  const read = readNode(node);
  if (!read.ok) return read;
  const put = insertInto(document, place, index, withNewIds(read.value, as));
  if (!put.ok) return put;
  return succeed({ document: put.value, inverse: { op: 'remove', id: as }, changed: [place, as] });
}
