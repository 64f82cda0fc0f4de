import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef, useState } from 'react';
import { type Box, type SeatingPlan, viewBoxOf, visibleBox } from '#features/box-office/seating/index.ts';
import { type Language, shown } from '#lib/localized.ts';
import { selectedRows } from '../selection.ts';
import type { PlanEditor } from '../use-plan-editor.ts';
import { AreaMark } from './area-mark.tsx';
import { bitsOf, faultyGuids } from './bits.ts';
import { GRID } from './gesture.ts';
import { RowFrame } from './row-frame.tsx';
import { RowMarks } from './row-marks.tsx';
import { type Picture, TracedPicture } from './traced-picture.tsx';
import { useCanvasKeys } from './use-canvas-keys.ts';
import { useCanvasPointer } from './use-canvas-pointer.ts';
import type { Stops } from './use-stops.ts';

/** Pixels a centimetre below which a phone begins with a larger plan. */
const SMALLEST_SCALE = 0.55;

/** The plan from above, to be changed by pointer and keys: one stop for the Tab key, arrows lead from seat to seat. */
export function PlanCanvas({
  editor,
  stops,
  picked,
  picture,
  zoom,
  onZoom,
  language,
}: {
  editor: PlanEditor;
  stops: Stops;
  /** Seats that are proposed to a party, by their numbers for life. */
  picked: ReadonlySet<string>;
  picture: Picture | null;
  /** 1 is as wide as its place. */
  zoom: number;
  onZoom(zoom: number): void;
  language: Language;
}) {
  const { t } = useLingui();
  const { selection, page } = editor;
  const frame = useRef<HTMLDivElement>(null);
  const pointer = useCanvasPointer(editor, stops);
  const onKey = useCanvasKeys(editor, stops);
  const box = useGrowingBox(editor.plan);
  useFirstZoom(frame, box, onZoom);

  const { shown: plan } = pointer;
  const faulty = faultyGuids(plan, page.issues);
  const rows = selectedRows(plan, selection);
  const [row] = rows;
  const here = stops.stops[stops.at];
  const hasZones = plan.zones.length > 1;
  return (
    <div
      ref={frame}
      className="plan-scroll"
      role="listbox"
      aria-multiselectable="true"
      aria-label={t`Seats on the plan. Arrow keys lead from seat to seat, with Alt they move; the space bar selects, F2 names.`}
      tabIndex={here ? -1 : 0}
      onFocus={({ target }) => {
        const key = target.closest<SVGElement>('[data-stop]')?.dataset.stop;
        if (key !== undefined) stops.setCursor(key);
      }}
      onKeyDown={(event) => {
        stops.restoreFocus();
        if (event.key === 'Escape' && pointer.isActive()) return pointer.cancel();
        onKey(event);
      }}
    >
      <svg
        ref={stops.svg}
        className="seating-plan plan-canvas"
        viewBox={viewBoxOf(box)}
        style={{ width: `${zoom * 100}%` }}
        preserveAspectRatio="xMidYMin meet"
        role="presentation"
        {...pointer.handlers}
      >
        <defs>
          <pattern id="plan-grid" width={GRID} height={GRID} patternUnits="userSpaceOnUse">
            <circle className="plan-grid-hole" cx={3} cy={3} r={2.5} />
          </pattern>
        </defs>
        <rect {...withSurroundings(box)} fill="url(#plan-grid)" />
        {picture ? <TracedPicture picture={picture} box={box} /> : null}
        {plan.areas.map((area, index) => (
          <AreaMark
            // biome-ignore lint/suspicious/noArrayIndexKey: areas have nothing else that is theirs
            key={index}
            {...{ area, index, language }}
            isSelected={selection.area === index}
            isTabStop={here?.area === index}
          />
        ))}
        {plan.zones.flatMap((zone) =>
          zone.rows.map((each) => (
            <RowMarks
              key={each.seats[0]?.guid}
              row={each}
              zone={hasZones ? shown(zone.name, language).text : null}
              groups={plan.groups}
              language={language}
              selected={bitsOf(each, selection.ids)}
              faulty={bitsOf(each, faulty)}
              picked={bitsOf(each, picked)}
              tabStop={here?.guid ? each.seats.findIndex(({ guid }) => guid === here.guid) : -1}
            />
          )),
        )}
        {rows.length === 1 && row?.isWhole ? <RowFrame row={row.row} /> : null}
        <polygon ref={pointer.lasso} className="plan-lasso" />
      </svg>
    </div>
  );
}

/** The part of a plan that is drawn: it grows with the plan, so that nothing moves under the pointer when something is removed. */
function useGrowingBox(plan: SeatingPlan): Box {
  const own = visibleBox(plan);
  const [box, setBox] = useState(own);
  const [x, y] = [Math.min(box.x, own.x), Math.min(box.y, own.y)];
  const right = Math.max(box.x + box.width, own.x + own.width);
  const bottom = Math.max(box.y + box.height, own.y + own.height);
  const grown = { x, y, width: right - x, height: bottom - y };
  if (viewBoxOf(grown) !== viewBoxOf(box)) setBox(grown);
  return grown;
}

/** The ground goes on where the canvas is higher or wider than the plan. */
const withSurroundings = ({ x, y, width, height }: Box): Box => ({
  ...{ x: x - width, y: y - height, width: width * 3 },
  height: height + width * 2,
});

/** Begins with seats that a finger meets where the whole plan would be too small for it. */
function useFirstZoom(
  frame: React.RefObject<HTMLDivElement | null>,
  { width }: Box,
  onZoom: (zoom: number) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first plan that is shown is fitted
  useLayoutEffect(() => {
    const scale = (frame.current?.clientWidth ?? width) / width;
    if (scale < SMALLEST_SCALE) onZoom(Math.min(4, Math.ceil((SMALLEST_SCALE / scale) * 4) / 4));
  }, []);
}
