import sanitizeHtml from 'sanitize-html';

/** Nobody leaves more elements open by hand. The parser's time grows with the square of them. */
const MAX_OPEN = 200;
const TAG = /<(\/?)([a-z][a-z0-9]*)(?:\s[^<>]*)?>/gi;
const ANY_TAG = /<[^<>]*>/g;
const VOID = new Set(['br', 'hr', 'img', 'input', 'wbr', 'source', 'track', 'col', 'embed']);

/** Tags of running text and tables, without scripts, styles, frames and forms. */
export const USUAL_TAGS: readonly string[] = sanitizeHtml.defaults.allowedTags;

export type AllowedHtml = sanitizeHtml.IOptions;

/** `html` reduced to the allowed elements. Excessive nesting loses its tags and keeps its words. */
export function cleanHtml(html: string, allowed: AllowedHtml): string {
  return sanitizeHtml(isNestedTooDeeply(html) ? html.replace(ANY_TAG, ' ') : html, allowed);
}

function isNestedTooDeeply(html: string): boolean {
  let open = 0;
  for (const [, slash, name = ''] of html.matchAll(TAG)) {
    if (VOID.has(name.toLowerCase())) continue;
    open = slash === '' ? open + 1 : Math.max(0, open - 1);
    if (open > MAX_OPEN) return true;
  }
  return false;
}
