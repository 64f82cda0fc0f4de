import { fail, type Result, succeed } from '#lib/result.ts';
import { type ContentDocument, moduleOf, type Place, toNode } from '../document.ts';
import type { OperationError } from '../errors.ts';
import { indexOf, insertInto, withNewIds } from './change-places.ts';
import type { Applied, Duplicate } from './operation.ts';

export function duplicate(document: ContentDocument, { id, as }: Duplicate): Result<Applied, OperationError> {
  if (!moduleOf(document, id)) return fail({ code: 'unknown-module', id });
  const place = document.places[id] as Place;
  const copy = withNewIds(toNode(document, id), as);
  const put = insertInto(document, place, indexOf(document, id) + 1, copy);
  if (!put.ok) return put;
  return succeed({ document: put.value, inverse: { op: 'remove', id: as }, changed: [place, as] });
}
