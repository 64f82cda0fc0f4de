import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Selection } from '../selection.ts';
import { stopsOf } from '../stops.ts';
import type { PlanEditor } from '../use-plan-editor.ts';

/** The one stop of the Tab key in the canvas, which arrows lead from item to item. */
export function useStops({ plan, select }: Pick<PlanEditor, 'plan' | 'select'>) {
  const svg = useRef<SVGSVGElement>(null);
  const isRestoring = useRef(false);
  const [cursor, setCursor] = useState<string | null>(null);
  const stops = useMemo(() => stopsOf(plan), [plan]);
  const at = useMemo(() => {
    const found = stops.findIndex(({ key }) => key === cursor);
    const first = stops.findIndex(({ guid }) => guid !== null);
    return Math.max(0, found === -1 ? first : found);
  }, [stops, cursor]);
  const here = stops[at]?.key ?? null;

  const focusOn = useCallback((key: string): void => {
    const mark = svg.current?.querySelector<SVGGElement>(`[data-stop="${CSS.escape(key)}"]`);
    mark?.focus();
    mark?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, []);

  /** Selects items that may have been added by this very press, and focuses one of them. */
  const show = useCallback(
    (key: string, selection: Selection) => {
      flushSync(() => {
        setCursor(key);
        select(selection);
      });
      focusOn(key);
    },
    [select, focusOn],
  );

  // An item that is removed, or drawn at another place of its row, takes the focus with it.
  useLayoutEffect(() => {
    if (isRestoring.current && here !== null && document.activeElement === document.body) focusOn(here);
  });

  return {
    svg,
    stops,
    at,
    /** Makes an item the stop, and focuses it. */
    lead(key: string) {
      setCursor(key);
      focusOn(key);
    },
    setCursor,
    show,
    /** Gives the focus back to the stop if what a key does takes it away. */
    restoreFocus() {
      isRestoring.current = true;
      setTimeout(() => {
        isRestoring.current = false;
      });
    },
  };
}

export type Stops = ReturnType<typeof useStops>;
