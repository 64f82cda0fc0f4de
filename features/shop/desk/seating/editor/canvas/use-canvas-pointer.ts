import { type PointerEvent, useRef, useState } from 'react';
import {
  bentRows,
  curveOf,
  movedArea,
  movedSeats,
  type SeatingPlan,
  seatsOf,
} from '#features/box-office/seating/index.ts';
import { focusName } from '../panel/focus-name.ts';
import { NOTHING, type Point, type Selection, seatsWithin, selectedRows } from '../selection.ts';
import type { PlanEditor } from '../use-plan-editor.ts';
import { type Gesture, isMoved, stepOf } from './gesture.ts';
import { rowOf, toggled } from './use-canvas-keys.ts';
import type { Stops } from './use-stops.ts';

/**
 * Presses on the canvas: on a seat they select it, with Shift beside others, and drag what is selected; on the ground they draw a lasso.
 * @returns handlers of the canvas, the plan as a drag would leave it, and the line of the lasso
 */
export function useCanvasPointer(
  { plan, act, selection, select }: PlanEditor,
  { svg, stops, setCursor, lead }: Stops,
) {
  const gesture = useRef<Gesture | null>(null);
  const lasso = useRef<SVGPolygonElement>(null);
  const [bend, setBend] = useState<{ guid: string; curve: number } | null>(null);

  function pointOf({ clientX, clientY }: { clientX: number; clientY: number }): Point {
    const matrix = svg.current?.getScreenCTM()?.inverse();
    return matrix ? new DOMPoint(clientX, clientY).matrixTransform(matrix) : { x: 0, y: 0 };
  }

  function begin(event: PointerEvent, next: Gesture) {
    event.preventDefault();
    gesture.current = next;
    svg.current?.setPointerCapture(event.pointerId);
  }

  function drag(event: PointerEvent, grabbed: Point, { ids, area }: Selection) {
    begin(event, { kind: 'drag', from: pointOf(event), grabbed, ids, area, isMoving: false });
  }

  function pressHandle(event: PointerEvent, handle: string | undefined) {
    const [row] = selectedRows(plan, selection);
    const first = row?.row.seats[0];
    if (!row || !first) return;
    if (handle === 'drag') return drag(event, first, selection);
    if (handle === 'bend')
      return begin(event, {
        ...{ kind: 'bend', from: pointOf(event), guid: first.guid, curve: curveOf(row.row.seats) },
      });
    event.preventDefault();
    focusName(() => {});
  }

  function onPointerDown(event: PointerEvent) {
    if (event.button !== 0 || !(event.target instanceof Element)) return;
    const handle = event.target.closest<SVGElement>('[data-handle]');
    if (handle) return pressHandle(event, handle.dataset.handle);
    const rowName = event.target.closest<SVGElement>('[data-row]');
    const key = rowName?.dataset.row ?? event.target.closest<SVGElement>('[data-stop]')?.dataset.stop;
    const stop = stops.find((each) => each.key === key);
    // A finger on the ground scrolls.
    if (!stop && event.pointerType === 'touch') return;
    if (!stop) return begin(event, { kind: 'lasso', line: [pointOf(event)], isAdding: event.shiftKey });
    lead(stop.key);
    if (rowName) return select(rowOf(stop, stops));
    if (event.shiftKey) return select(toggled(stop, selection));
    const isSelected = stop.guid === null ? selection.area === stop.area : selection.ids.has(stop.guid);
    const own = isSelected
      ? selection
      : { ids: new Set(stop.guid === null ? [] : [stop.guid]), area: stop.area };
    if (!isSelected) select(own);
    const grabbed =
      stop.area === null ? seatsOf(plan).find(({ guid }) => guid === stop.guid) : plan.areas[stop.area];
    if (grabbed) drag(event, grabbed, own);
  }

  function onPointerMove(event: PointerEvent) {
    const now = gesture.current;
    if (!now) return;
    const point = pointOf(event);
    if (now.kind === 'bend') setBend({ guid: now.guid, curve: Math.round(now.curve + point.y - now.from.y) });
    if (now.kind === 'drag') {
      now.isMoving ||= isMoved(now.from, point);
      if (now.isMoving) showStep(svg.current, stepOf(now, point, event.altKey));
    }
    if (now.kind === 'lasso') {
      now.line.push(point);
      lasso.current?.setAttribute('points', now.line.map(({ x, y }) => `${x},${y}`).join(' '));
    }
  }

  function onPointerUp(event: PointerEvent) {
    const now = gesture.current;
    const point = pointOf(event);
    cancel();
    if (now?.kind === 'drag' && now.isMoving) {
      const step = stepOf(now, point, event.altKey);
      act((draft) =>
        now.area === null ? movedSeats(draft, now.ids, step) : movedArea(draft, now.area, step),
      );
    }
    if (now?.kind === 'bend') act((draft) => bentRows(draft, new Set([now.guid]), bend?.curve ?? now.curve));
    if (now?.kind === 'lasso') catchSeats(now);
  }

  function catchSeats({ line, isAdding }: Extract<Gesture, { kind: 'lasso' }>) {
    const caught = seatsWithin(plan, line);
    const ids = new Set(isAdding ? [...selection.ids, ...caught] : caught);
    select(ids.size === 0 ? NOTHING : { ids, area: null });
    const [first] = caught;
    if (first !== undefined) setCursor(first);
  }

  /** Ends what goes on, without doing it. */
  function cancel() {
    gesture.current = null;
    setBend(null);
    lasso.current?.setAttribute('points', '');
    showStep(svg.current, null);
  }

  const shown: SeatingPlan = bend ? bentRows(plan, new Set([bend.guid]), bend.curve) : plan;
  return {
    shown,
    lasso,
    cancel,
    isActive: () => gesture.current !== null,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: cancel },
  };
}

/** Draws what is selected at another place, without drawing it again. */
function showStep(svg: SVGSVGElement | null, step: { dx: number; dy: number } | null): void {
  svg?.style.setProperty('--drag-x', `${step?.dx ?? 0}px`);
  svg?.style.setProperty('--drag-y', `${step?.dy ?? 0}px`);
  svg?.toggleAttribute('data-dragging', step !== null);
}
