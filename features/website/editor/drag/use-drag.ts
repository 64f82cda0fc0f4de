import { useLingui } from '@lingui/react/macro';
import { type PointerEvent, useEffect, useEffectEvent, useRef } from 'react';
import type { Id } from '#features/core/documents/index.ts';
import { useSession } from '../session/session-context.ts';
import { useModuleActions } from '../session/use-module-actions.ts';
import { positionOf } from '../store/placing.ts';
import { scrollStep } from './auto-scroll.ts';
import { type DropTarget, dropTargets, moveInto, nearestTarget, type Point } from './drop-targets.ts';
import { seenPlaces } from './seen-places.ts';

/** A press that wanders less is a click. */
const BEGINS_PX = 5;

interface Press {
  pointer: number;
  from: Point;
  at: Point;
  targets: DropTarget[] | null;
}

/**
 * Drags a module by its handle, with mouse, pen or finger: the nearest gap is meant, Escape puts it back, and near the edge
 * of the window the page scrolls on. Dropping does what the menu does.
 */
export function useDrag(id: Id) {
  const { t } = useLingui();
  const session = useSession();
  const { dragging, editor, announce } = session;
  const { moveTo } = useModuleActions();
  const press = useRef<Press | null>(null);

  const aim = () => {
    const held = press.current;
    if (!held?.targets) return;
    const { x, y } = held.at;
    const target = nearestTarget(held.targets, { x: x + scrollX, y: y + scrollY });
    const isElsewhere = target && moveInto(positionOf(editor.document, id), target.insertionPoint);
    dragging.set({ id, at: held.at, target: isElsewhere ? target : null });
  };
  const scrollOn = () => {
    const held = press.current;
    if (!held) return;
    requestAnimationFrame(scrollOn);
    const step = scrollStep(held.at.y, innerHeight);
    if (step === 0) return;
    scrollBy({ top: step, behavior: 'instant' });
    aim();
  };
  const end = (isDropped: boolean) => {
    const dragged = dragging.get();
    press.current = null;
    dragging.set(null);
    if (!dragged) return;
    const insertionPoint =
      dragged.target && moveInto(positionOf(editor.document, id), dragged.target.insertionPoint);
    if (isDropped && insertionPoint) moveTo(id, insertionPoint);
    else announce(t`It stays where it is.`);
  };
  const onEnd = useEffectEvent(end);
  const onLayout = useEffectEvent(() => {
    if (press.current?.targets) press.current.targets = dropTargets(seenPlaces(session, id));
  });

  useEffect(() => {
    const cancel = () => onEnd(false);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || dragging.get() === null) return;
      event.preventDefault();
      event.stopPropagation();
      cancel();
    };
    // Others may have moved what stands around it.
    const stop = session.modules.layout.subscribe(onLayout);
    addEventListener('keydown', onKey, true);
    addEventListener('blur', cancel);
    return () => {
      stop();
      removeEventListener('keydown', onKey, true);
      removeEventListener('blur', cancel);
      if (press.current) cancel();
    };
  }, [dragging, session]);

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || press.current) return;
      const at = { x: event.clientX, y: event.clientY };
      press.current = { pointer: event.pointerId, from: at, at, targets: null };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const held = press.current;
      if (held?.pointer !== event.pointerId) return;
      held.at = { x: event.clientX, y: event.clientY };
      const { from, at } = held;
      if (!held.targets) {
        if (Math.hypot(at.x - from.x, at.y - from.y) < BEGINS_PX) return;
        held.targets = dropTargets(seenPlaces(session, id));
        requestAnimationFrame(scrollOn);
      }
      aim();
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (press.current?.pointer === event.pointerId) end(true);
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      if (press.current?.pointer === event.pointerId) end(false);
    },
  };
}
