import type { Id, Place } from '#features/core/documents/index.ts';
import type { InsertionPoint } from '../store/placing.ts';

export interface Point {
  x: number;
  y: number;
}

/** Bounding box of an element, in the same coordinates as the pointer. */
export interface Box {
  top: number;
  left: number;
  width: number;
  height: number;
}

/** A place and its visible area. */
export interface SeenPlace {
  place: Place;
  /** The modules that are shown, in their order; `index` is their number among all there are. */
  modules: readonly { id: Id; index: number; box: Box }[];
  /** How many modules there are, those left out as well. */
  length: number;
  /** The index of the page's built-in content between them; `null` where there is none. */
  divider: number | null;
  /** Bounding box of the place, such as a column; `null` for the page with its modules. */
  area: Box | null;
}

/** A gap something may be dropped into: the line it is drawn as, and the modules on its two sides. */
export interface DropTarget {
  insertionPoint: InsertionPoint;
  from: Point;
  to: Point;
  behind: Id | null;
  before: Id | null;
  /** Bounding box of its place. */
  area: Box | null;
}

/** All gaps of some places. */
export function dropTargets(places: readonly SeenPlace[]): DropTarget[] {
  return places.flatMap((seen) => (seen.modules.length === 0 ? inEmpty(seen) : amongModules(seen)));
}

function inEmpty({ place, length, area }: SeenPlace): DropTarget[] {
  if (!area) return [];
  const y = area.top + area.height / 2;
  const line = { from: { x: area.left, y }, to: { x: area.left + area.width, y } };
  return [{ insertionPoint: { place, index: length }, ...line, behind: null, before: null, area }];
}

function amongModules({ place, modules, length, divider, area }: SeenPlace): DropTarget[] {
  const target = (index: number, line: Line, behind: Id | null, before: Id | null): DropTarget => ({
    insertionPoint: { place, index },
    ...line,
    behind,
    before,
    area,
  });
  return [undefined, ...modules].flatMap((module, at) => {
    const next = modules[at];
    if (!module) return next ? [target(next.index, edge(next.box, 'top'), null, next.id)] : [];
    if (!next) {
      const isLast = divider === null || divider < module.index;
      return [target(isLast ? length : divider, edge(module.box, 'bottom'), module.id, null)];
    }
    // Adds two gaps if the page's fixed content lies between them: one above it and one below it.
    if (divider !== null && module.index < divider && divider < next.index)
      return [
        target(divider, edge(module.box, 'bottom'), module.id, null),
        target(next.index, edge(next.box, 'top'), null, next.id),
      ];
    return [target(next.index, between(module.box, next.box), module.id, next.id)];
  });
}

type Line = Pick<DropTarget, 'from' | 'to'>;

function edge({ top, left, width, height }: Box, side: 'top' | 'bottom'): Line {
  const y = side === 'top' ? top : top + height;
  return { from: { x: left, y }, to: { x: left + width, y } };
}

/** The middle between two: an upright line where they stand side by side. */
function between(one: Box, other: Box): Line {
  const areSideBySide = other.left >= one.left + one.width - 1 && other.top < one.top + one.height;
  if (areSideBySide) {
    const x = (one.left + one.width + other.left) / 2;
    return { from: { x, y: one.top }, to: { x, y: one.top + one.height } };
  }
  const y = (one.top + one.height + other.top) / 2;
  const [left, right] = [
    Math.min(one.left, other.left),
    Math.max(one.left + one.width, other.left + other.width),
  ];
  return { from: { x: left, y }, to: { x: right, y } };
}

/** Over a column its own gaps are meant rather than those around it, by so much. */
const WITHIN_PX = 24;

/** The gap that is meant at a point: the one that is nearest, of two that are as near the one further outside. */
export function nearestTarget(targets: readonly DropTarget[], point: Point): DropTarget | null {
  const ranked = targets.map((target) => ({
    target,
    distance: distanceTo(target, point) - (isWithin(target.area, point) ? WITHIN_PX : 0),
  }));
  ranked.sort((one, other) => one.distance - other.distance || lengthOf(other.target) - lengthOf(one.target));
  return ranked[0]?.target ?? null;
}

const isWithin = (area: Box | null, { x, y }: Point): boolean =>
  area !== null &&
  x >= area.left &&
  x <= area.left + area.width &&
  y >= area.top &&
  y <= area.top + area.height;

const lengthOf = ({ from, to }: DropTarget): number => Math.hypot(to.x - from.x, to.y - from.y);

function distanceTo({ from, to }: DropTarget, { x, y }: Point): number {
  const beside = Math.max(from.x - x, 0, x - to.x);
  const above = Math.max(from.y - y, 0, y - to.y);
  return Math.hypot(beside, above);
}

/**
 * The insertion point of a move: indexes exclude the moved module. `null` for no change.
 * @param standing its current position
 */
export function moveInto(standing: InsertionPoint, { place, index }: InsertionPoint): InsertionPoint | null {
  if (place !== standing.place) return { place, index };
  if (index === standing.index || index === standing.index + 1) return null;
  return { place, index: index > standing.index ? index - 1 : index };
}

/** Dragged module and its drop target. */
export interface Dragged {
  id: Id;
  /** Position of the pointer in the window. */
  at: Point;
  /** `null` for no change. */
  target: DropTarget | null;
}
