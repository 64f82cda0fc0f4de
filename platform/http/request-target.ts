const LONGEST = 8192;
/** Printable ASCII but for the backslash, which browsers read as a slash, and `#`, which never travels. */
const PRINTABLE = /^[\x21\x22\x24-\x5b\x5d-\x7e]*$/;

/**
 * Tells if a request target is a plain path of this site: one leading slash (two would name another host to anything
 * that reads it as an address), no dot segments that leave two behind, readable escapes. Browsers send nothing else.
 */
export function isPlainTarget(target: string): boolean {
  if (target.length > LONGEST || !PRINTABLE.test(target)) return false;
  if (!target.startsWith('/') || target.startsWith('//')) return false;
  const path = decodedPath(target);
  return path !== null && !path.split('/').some((segment) => segment === '.' || segment === '..');
}

function decodedPath(target: string): string | null {
  try {
    return decodeURIComponent(target.split('?', 1)[0] ?? '');
  } catch {
    return null;
  }
}

/**
 * An address of the site: `path` (with its query) after `origin`. Never by resolving the path against the origin: a path
 * with two leading slashes would replace the host.
 */
export function urlAt(origin: string, path: string): URL {
  const url = new URL(origin);
  const mark = path.indexOf('?');
  url.pathname = mark === -1 ? path : path.slice(0, mark);
  url.search = mark === -1 ? '' : path.slice(mark);
  return url;
}
