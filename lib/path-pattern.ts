/**
 * A path with gaps, in its parts: `['de', 'series', ':slug', ':id']`. A part with `:` stands for any one, with `?` at its
 * end it may be missing, `*` is all that follows.
 */
export type PathPattern = readonly string[];

/** The parts of a path or of a pattern. Slashes in a row, at the beginning and at the end make none. */
export function pathParts(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

/** Tells if a path, given in its parts, matches a pattern. Case-sensitive. */
export function fitsPattern(pattern: PathPattern, parts: readonly string[]): boolean {
  const hasRest = pattern.at(-1) === '*';
  if (!hasRest && parts.length > pattern.length) return false;
  return pattern.every((expected, index) => {
    const part = parts[index];
    if (expected === '*') return true;
    if (part === undefined) return expected.endsWith('?');
    return expected.startsWith(':') || expected === part;
  });
}

/** In which order patterns are tried: plain ones before those with gaps, those for all that follows last. */
export function byOpenness(a: PathPattern, b: PathPattern): number {
  return openness(a) - openness(b);
}

function openness(pattern: PathPattern): number {
  const gaps = pattern.filter((part) => part.startsWith(':')).length;
  // Of two that take all that follows, the longer one knows more.
  return pattern.at(-1) === '*' ? 1000 - pattern.length : gaps;
}
