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
  const anchored = html.replace(/<(h[23])>([\s\S]*?)<\/\1>/g, (_, level: string, inner: string) => {
    const text = plainText(inner);
    const id = once(slugify(text) || 'section', used);
    if (level === 'h2') headings.push({ id, text });
    return `<${level} id="${id}">${inner}</${level}>`;
  });
  return { html: anchored, headings };
}

function once(id: string, used: Map<string, number>): string {
  const count = (used.get(id) ?? 0) + 1;
  used.set(id, count);
  return count === 1 ? id : once(`${id}-${count}`, used);
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .trim();
}
