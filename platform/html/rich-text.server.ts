import { type AllowedHtml, cleanHtml } from './clean-html.server.ts';

/** HTML allowed in rich text (docs/product/accounts.md#roles): bold, italic, links, lists, paragraphs, alignment. */
const RICH_TEXT: AllowedHtml = {
  allowedTags: ['p', 'br', 'strong', 'b', 'em', 'i', 'a', 'ul', 'ol', 'li'],
  allowedAttributes: { a: ['href', 'target', 'rel'], p: ['class'] },
  allowedClasses: { p: ['text-left', 'text-center', 'text-right'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  transformTags: {
    a: (tagName, attributes) => ({
      tagName,
      attribs: attributes.target === '_blank' ? { ...attributes, rel: 'noopener' } : attributes,
    }),
  },
};

/** HTML allowed in a text page besides: headings of two levels. They become anchors, see `withHeadingAnchors`. */
const PAGE_TEXT: AllowedHtml = {
  ...RICH_TEXT,
  allowedTags: ['h2', 'h3', 'p', 'br', 'strong', 'b', 'em', 'i', 'a', 'ul', 'ol', 'li'],
};

/**
 * Rich text reduced to the allowed tags. Stored text has been sanitized before; it runs again when rendered, so that a gap
 * in validation never reaches a visitor.
 */
export function sanitizeRichText(html: string): string {
  return cleanHtml(html, RICH_TEXT);
}

/** The text of a whole page (legal pages), with headings; otherwise as strict as rich text. */
export function sanitizePageText(html: string): string {
  return cleanHtml(html, PAGE_TEXT);
}

/** True if HTML contains text a reader can see: words remain once all tags are removed. */
export function hasWords(html: string): boolean {
  return cleanHtml(html, { allowedTags: [], allowedAttributes: {} }).replaceAll('&nbsp;', ' ').trim() !== '';
}
