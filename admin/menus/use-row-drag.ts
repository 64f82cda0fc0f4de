import { type KeyboardEvent, type PointerEvent, type RefObject, useState } from 'react';
import { dropPlace, type MenuEntry, type Moved, type Place, put, without } from './menu-tree.ts';

/** So far to the right something is meant to stand below another one, in pixels. */
const BELOW = 40;

interface Drag {
  from: Place;
  startX: number;
  index: number;
  isBelow: boolean;
}

/** Dragging by the handle, with a mouse, a pen or a finger; Escape leaves everything where it was. */
export function useRowDrag({
  list,
  entries,
  onDrop,
}: {
  list: RefObject<HTMLElement | null>;
  entries: readonly MenuEntry[];
  onDrop: (moved: Moved | null, from: Place) => void;
}) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  /** The other rows, in their order. */
  const others = (from: Place) =>
    rows().filter(({ dataset: { row = '' } }) => row !== String(from) && !row.startsWith(`${from},`));
  const insertionIndexAt = (from: Place, y: number) =>
    others(from).filter((row) => {
      const { top, height } = row.getBoundingClientRect();
      return y > top + height / 2;
    }).length;

  const handleOf = (place: Place) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({
        from: place,
        startX: event.clientX,
        index: insertionIndexAt(place, event.clientY),
        isBelow: place.length === 2,
      });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!drag) return;
      const shift = event.clientX - drag.startX;
      const isBelow = drag.from.length === 2 ? shift > -BELOW : shift > BELOW;
      setDrag({ ...drag, index: insertionIndexAt(drag.from, event.clientY), isBelow });
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (!drag) return;
      setDrag(null);
      // Reads the position again: when released at once, nothing was dragged.
      const index = insertionIndexAt(drag.from, event.clientY);
      const to = dropPlace(without(entries, drag.from), index, drag.isBelow);
      if (String(to) !== String(drag.from)) onDrop(put(entries, drag.from, to), drag.from);
    },
    onPointerCancel: () => setDrag(null),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === 'Escape') setDrag(null);
    },
  });
  const before = drag && others(drag.from)[drag.index];
  return {
    handleOf,
    /** Before which row it would come to stand, and whether below another. */
    drop: drag && before ? { row: before.dataset.row ?? '', isBelow: drag.isBelow } : null,
    isAtEnd: drag !== null && !before,
  };
}
