import { fail, type Result, succeed } from '#lib/result.ts';
import { type ContentDocument, moduleOf, type Place, toNode } from '../document.ts';
import type { OperationError } from '../errors.ts';
import { indexOf, removeFrom } from './change-places.ts';
import type { Applied, Remove } from './operation.ts';

export function remove(document: ContentDocument, { id }: Remove): Result<Applied, OperationError> {
  if (!moduleOf(document, id)) return fail({ code: 'unknown-module', id });
  const place = document.places[id] as Place;
  return succeed({
    document: removeFrom(document, id),
    inverse: { op: 'insert', place, index: indexOf(document, id), node: toNode(document, id) },
    changed: [place, id],
  });
}
