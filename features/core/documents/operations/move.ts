import { fail, type Result, succeed } from '#lib/result.ts';
import {
  type ContentDocument,
  idsIn,
  idsWithin,
  moduleOf,
  ownerOf,
  type Place,
  toNode,
} from '../document.ts';
import type { OperationError } from '../errors.ts';
import { checkDepth, indexOf, insertAt } from './change-places.ts';
import type { Applied, Move } from './operation.ts';

export function move(document: ContentDocument, { id, place, index }: Move): Result<Applied, OperationError> {
  if (!moduleOf(document, id)) return fail({ code: 'unknown-module', id });
  if (!idsIn(document, place)) return fail({ code: 'unknown-place', id });
  const owner = ownerOf(place);
  if (owner !== null && idsWithin(document, id).includes(owner)) return fail({ code: 'into-itself', id });
  const depth = checkDepth(document, place, toNode(document, id));
  if (!depth.ok) return depth;
  const from = document.places[id] as Place;
  const inverse: Move = { op: 'move', id, place: from, index: indexOf(document, id) };
  const left: ContentDocument['order'] = {
    ...document.order,
    [from]: (document.order[from] ?? []).filter((each) => each !== id),
  };
  return succeed({
    document: {
      ...document,
      order: { ...left, [place]: insertAt(left[place] ?? [], index, id) },
      places: { ...document.places, [id]: place },
    },
    inverse,
    changed: from === place ? [place] : [from, place],
  });
}
