const INT16 = 2;
const ALIGNED_TO = 4;
const ON_CURVE = 1;

/** An outline of straight lines and quadratic curves, in units of its face. */
export interface Outline {
  commands: readonly { command: string; args: readonly number[] }[];
}

/** The outline as a simple glyph of TrueType (`glyf` table), without instructions, padded to whole words. */
export function encodeGlyph({ commands }: Outline): Uint8Array {
  const points: { x: number; y: number; isOnCurve: boolean }[] = [];
  const ends: number[] = [];
  for (const { command, args } of commands) {
    for (let index = 0; index < args.length; index += 2)
      points.push({
        x: Math.round(args[index] ?? 0),
        y: Math.round(args[index + 1] ?? 0),
        isOnCurve: command !== 'quadraticCurveTo' || index > 0,
      });
    if (command === 'closePath') ends.push(points.length - 1);
  }
  if (points.length > 0 && ends.at(-1) !== points.length - 1) ends.push(points.length - 1);
  const size = 5 * INT16 + ends.length * INT16 + INT16 + points.length * (1 + 2 * INT16);
  const bytes = new Uint8Array(Math.ceil(size / ALIGNED_TO) * ALIGNED_TO);
  if (points.length === 0) return new Uint8Array();
  const view = new DataView(bytes.buffer);
  let at = 0;
  const write = (value: number) => {
    view.setInt16(at, value);
    at += INT16;
  };
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  for (const value of [ends.length, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)])
    write(value);
  for (const end of ends) write(end);
  write(0);
  for (const { isOnCurve } of points) {
    view.setUint8(at, isOnCurve ? ON_CURVE : 0);
    at += 1;
  }
  for (const values of [xs, ys])
    for (const [index, value] of values.entries()) write(value - (values[index - 1] ?? 0));
  return bytes;
}
