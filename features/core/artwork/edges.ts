import type { Random } from './random.ts';

/** Everything here gives the `d` of an SVG path, in canvas units, rounded to a tenth. */
export type Point = readonly [x: number, y: number];

export const round = (value: number): number => Math.round(value * 10) / 10;

const pair = ([x, y]: Point) => `${round(x)} ${round(y)}`;
const joined = (points: readonly Point[]) => `M${points.map(pair).join('L')}Z`;

/** Calls back for every side of the closed polygon. */
function forEachSide(
  points: readonly Point[],
  visit: (from: Point, to: Point, length: number) => void,
): void {
  points.forEach((from, index) => {
    const to = points[(index + 1) % points.length] ?? from;
    visit(from, to, Math.hypot(to[0] - from[0], to[1] - from[1]));
  });
}

/** The point at `share` of a side, pushed off it by `push` units. */
const beside = (from: Point, to: Point, length: number, share: number, push: number): Point => [
  from[0] + (to[0] - from[0]) * share - ((to[1] - from[1]) / length) * push,
  from[1] + (to[1] - from[1]) * share + ((to[0] - from[0]) / length) * push,
];

/** A closed Catmull-Rom curve through the points: a shape cut in one go. */
export function smooth(points: readonly Point[]): string {
  const point = (index: number) => points[(index + points.length) % points.length] as Point;
  let path = `M${pair(point(0))}`;
  for (let i = 0; i < points.length; i++) {
    const [before, from, to, after] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    const leaving: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const arriving: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    path += `C${pair(leaving)} ${pair(arriving)} ${pair(to)}`;
  }
  return `${path}Z`;
}

/** A punched hole. The bird is exact: the only perfect circle in the venue. */
export function peck([x, y]: Point, radius: number): string {
  const r = round(radius);
  const width = round(radius * 2);
  return `M${round(x - radius)} ${round(y)}a${r} ${r} 0 1 0 ${width} 0a${r} ${r} 0 1 0 ${-width} 0Z`;
}

/** A finger, a leaf, a wing: round at the far end. The angle is in radians. */
export function lobe([x, y]: Point, angle: number, length: number, width: number): string {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const at = (u: number, v: number): Point => [x + cos * u - sin * v, y + sin * u + cos * v];
  const side = (sign: 1 | -1) => [
    at(length * 0.45, sign * width * 0.62),
    at(length * 0.88, sign * width * 0.55),
  ];
  return smooth([
    at(-width * 0.2, -width * 0.45),
    ...side(-1),
    at(length * 1.02, 0),
    ...side(1).reverse(),
    at(-width * 0.2, width * 0.45),
  ]);
}

export type Edges = ReturnType<typeof createEdges>;

/** The edges that tremble like a hand: they draw on the artwork's chance. */
export function createEdges(random: Random) {
  /** Scissors: straight pieces that miss the line by up to `slip` units. */
  const cut = (points: readonly Point[], slip = 2.2): string => {
    const path: Point[] = [];
    forEachSide(points, (from, to, length) => {
      path.push(from);
      const stops = Math.min(5, Math.floor(length / 90));
      for (let stop = 1; stop <= stops; stop++) {
        const share = (stop + random.between(-0.2, 0.2)) / (stops + 1);
        path.push(beside(from, to, length, share, random.between(-slip, slip)));
      }
    });
    return joined(path);
  };

  /** Torn by hand: damped noise, so that the edge wanders and comes back. */
  const torn = (points: readonly Point[], roughness = 3): string => {
    const path: Point[] = [];
    forEachSide(points, (from, to, length) => {
      const stops = Math.max(1, Math.floor(length / 11));
      let push = 0;
      for (let stop = 0; stop < stops; stop++) {
        push = push * 0.55 + random.between(-roughness, roughness);
        path.push(beside(from, to, length, stop / stops, push));
      }
    });
    return joined(path);
  };

  /** A disc cut freehand; `squash` flattens it, `wobble` is the share by which the radius errs. */
  const disc = ([x, y]: Point, radius: number, squash = 1, wobble = 0.035): string => {
    const start = random.next() * Math.PI * 2;
    const points = Array.from({ length: 9 }, (_, i): Point => {
      const angle = start + (i / 9) * Math.PI * 2;
      const reach = radius * (1 + random.between(-wobble, wobble));
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * squash];
    });
    return smooth(points);
  };

  /** A thin strip from one point to the other; the widths are half widths at its ends. */
  const strip = (from: Point, to: Point, startWidth: number, endWidth: number): string => {
    const across = Math.atan2(to[1] - from[1], to[0] - from[0]) + Math.PI / 2;
    const off = ([x, y]: Point, width: number): Point => [
      x + Math.cos(across) * width,
      y + Math.sin(across) * width,
    ];
    return cut([off(from, startWidth), off(to, endWidth), off(to, -endWidth), off(from, -startWidth)], 1.4);
  };

  return { cut, torn, disc, strip };
}
