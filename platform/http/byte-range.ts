import type { ByteRange } from '../storage/file-storage.ts';

const RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * Reads the range a `Range` header requests of a file of `size` bytes (RFC 9110, 14.2): one part of it, all of it
 * (`null`) where the header is missing, not understood or asks for several parts, or a part that does not exist
 * (`'unsatisfiable'`, answered with 416).
 */
export function readRange(header: string | undefined, size: number): ByteRange | null | 'unsatisfiable' {
  const [, from, to] = RANGE.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return null;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return null;
  return start > end || start >= size ? 'unsatisfiable' : { start, end };
}
