import { slugify } from '#lib/slug.ts';

/** A heading one can link to. */
export interface Heading {
  id: string;
  text: string;
}

/**
 * Gives the `h2` and `h3` of a sanitised page text an `id` made from their words, each id once, and lists the `h2`. Expects
 * headings without attributes, as `sanitizePageText` leaves them.
 */
export function withHeadingAnchors(html: string): { html: string; headings: Heading[] } {
  const used = new Map<string, number>();
  const headings: Heading[] = [];
  let anchored = '';
  let done = 0;
  for (const { level, begin, inner } of headingsIn(html)) {
    const text = plainText(inner);
    const id = unique(slugify(text) || 'section', used);
    if (level === 'h2') headings.push({ id, text });
    anchored += `${html.slice(done, begin)}<${level} id="${id}">`;
    done = begin + level.length + '<>'.length;
  }
  return { html: anchored + html.slice(done), headings };
}

/** Every heading with where it begins; one within another is part of it. One walk over the text, however it is nested. */
function* headingsIn(html: string): Iterable<{ level: string; begin: number; inner: string }> {
  let open: { level: string; begin: number; end: number } | null = null;
  for (const { 0: tag, 1: slash, 2: level = '', index } of html.matchAll(/<(\/?)(h[23])>/g)) {
    if (slash === '') open ??= { level, begin: index, end: index + tag.length };
    else if (open?.level === level) {
      yield { level, begin: open.begin, inner: html.slice(open.end, index) };
      open = null;
    }
  }
}

function unique(id: string, used: Map<string, number>): string {
  let candidate = id;
  while (used.has(candidate)) {
    const count = (used.get(id) ?? 1) + 1;
    used.set(id, count);
    candidate = `${id}-${count}`;
  }
  used.set(candidate, 1);
  return candidate;
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

function plainText(html: string): string {
  return html
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .trim();
}
