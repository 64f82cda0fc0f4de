import { longestIncreasing } from '../longest-increasing.ts';
import type { Id } from '../tree.ts';

/**
 * Sort key of an element among its neighbours, relative to the base order: an unmoved element has its old number; an
 * inserted or moved one belongs after the last preceding unmoved element, together with the others placed there with it.
 */
export interface OrderKey {
  interval: number;
  /** Names a run of newcomers, so that two editors' runs in one gap do not mix. */
  run: Id;
  at: number;
}

export type OrderKeys = Map<Id, OrderKey>;

/**
 * The keys of a list.
 * @param base the list both began with
 * @param moved what is known to have been moved; where nothing is, as few as possible count as moved
 */
export function orderKeys(list: readonly Id[], base: readonly Id[], moved: ReadonlySet<Id>): OrderKeys {
  const numbers = new Map(base.map((id, at) => [id, at]));
  const candidates = list.filter((id) => numbers.has(id) && !moved.has(id));
  const inOrder = longestIncreasing(candidates.map((id) => numbers.get(id) ?? 0));
  const stayed = new Set(candidates.filter((_, at) => inOrder.has(at)));
  const keys: OrderKeys = new Map();
  let interval = -0.5;
  let run: Id[] = [];
  for (const id of list) {
    if (stayed.has(id)) {
      const number = numbers.get(id) ?? 0;
      keys.set(id, { interval: number, run: '', at: 0 });
      interval = number + 0.5;
      run = [];
    } else {
      run.push(id);
      keys.set(id, { interval, run: run[0] ?? id, at: run.length });
    }
  }
  return keys;
}

/** Tells if a key belongs to an inserted or moved element. */
export const isMoved = (key: OrderKey): boolean => key.at > 0;

export function byKey(one: [Id, OrderKey], other: [Id, OrderKey]): number {
  return (
    one[1].interval - other[1].interval ||
    compare(one[1].run, other[1].run) ||
    one[1].at - other[1].at ||
    compare(one[0], other[0])
  );
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
