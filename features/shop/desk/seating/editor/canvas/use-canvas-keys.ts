import type { KeyboardEvent } from 'react';
import {
  movedArea,
  movedSeats,
  seatAfterKey,
  withoutArea,
  withoutSeats,
} from '#features/box-office/seating/index.ts';
import { focusName } from '../panel/focus-name.ts';
import { NOTHING, type Selection } from '../selection.ts';
import type { Stop } from '../stops.ts';
import type { PlanEditor } from '../use-plan-editor.ts';
import type { Stops } from './use-stops.ts';

/** Centimetres that arrows move. */
const STEP = 1;
const LARGE_STEP = 10;
const DIRECTIONS: Partial<Record<string, { dx: number; dy: number }>> = {
  ArrowLeft: { dx: -1, dy: 0 },
  ArrowRight: { dx: 1, dy: 0 },
  ArrowUp: { dx: 0, dy: -1 },
  ArrowDown: { dx: 0, dy: 1 },
};

/** Keys of the canvas: arrows lead, with Alt they move; Space selects, Shift extends, Delete removes (docs/product/seating.md#editor). */
export function useCanvasKeys({ act, selection, select }: PlanEditor, { stops, at, lead }: Stops) {
  /** The selection, or the item that has the focus where nothing is selected. */
  function selectedOr(stop: Stop): Selection {
    if (selection.ids.size > 0 || selection.area !== null) return selection;
    return onlyThis(stop);
  }

  function move({ ids, area }: Selection, key: string, size: number) {
    const { dx, dy } = DIRECTIONS[key] ?? { dx: 0, dy: 0 };
    const step = { dx: dx * size, dy: dy * size };
    act((draft) => (area === null ? movedSeats(draft, ids, step) : movedArea(draft, area, step)));
  }

  function remove({ ids, area }: Selection) {
    const isLeft = ({ guid, area: other }: Stop) =>
      guid === null ? other !== area && other !== null : !ids.has(guid);
    const next = stops.slice(at).find(isLeft) ?? stops.slice(0, at).findLast(isLeft);
    act((draft) => (area === null ? withoutSeats(draft, ids) : withoutArea(draft, area)));
    select(NOTHING);
    if (next) lead(next.key);
  }

  function extend(stop: Stop, next: Stop) {
    const added = [stop.guid, next.guid].filter((guid) => guid !== null);
    select({ ids: new Set([...selection.ids, ...added]), area: null });
  }

  return (event: KeyboardEvent) => {
    const stop = stops[at];
    if (!stop) return;
    const { key, altKey, shiftKey } = event;
    if (event.ctrlKey || event.metaKey) {
      if (key.toLowerCase() !== 'a') return;
      event.preventDefault();
      return select({ ids: new Set(stops.flatMap(({ guid }) => guid ?? [])), area: null });
    }
    if (altKey) {
      if (!DIRECTIONS[key]) return;
      event.preventDefault();
      return move(selectedOr(stop), key, shiftKey ? LARGE_STEP : STEP);
    }
    const next = seatAfterKey(stops, at, key);
    if (next !== null || [' ', 'F2', 'Delete', 'Backspace', 'Escape'].includes(key)) event.preventDefault();
    if (key === 'Escape') select(NOTHING);
    if (key === 'Delete' || key === 'Backspace') remove(selectedOr(stop));
    if (key === 'F2') focusName(() => select(selectedOr(stop)));
    if (key === ' ') select(shiftKey ? rowOf(stop, stops) : toggled(stop, selection));
    const leadsTo = next === null ? undefined : stops[next];
    if (!leadsTo) return;
    if (shiftKey) extend(stop, leadsTo);
    lead(leadsTo.key);
  };
}

const onlyThis = ({ guid, area }: Stop): Selection => ({ ids: new Set(guid === null ? [] : [guid]), area });

/** The selection with a seat, or without it where it is selected; an area is selected alone. */
export function toggled(stop: Stop, { ids, area }: Selection): Selection {
  const { guid } = stop;
  if (guid === null) return stop.area === area ? NOTHING : onlyThis(stop);
  return {
    ids: new Set(ids.has(guid) ? [...ids].filter((each) => each !== guid) : [...ids, guid]),
    area: null,
  };
}

/** The whole row of a seat. */
export function rowOf(stop: Stop, stops: readonly Stop[]): Selection {
  if (stop.guid === null) return onlyThis(stop);
  const own = stops.filter(({ rowOrder }) => rowOrder === stop.rowOrder);
  return { ids: new Set(own.flatMap(({ guid }) => guid ?? [])), area: null };
}
