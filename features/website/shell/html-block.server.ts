import { type Language, type Localized, type ShownText, shown } from '#lib/localized.ts';
import { type AllowedHtml, cleanHtml } from '#platform/html/clean-html.server.ts';

/** HTML an administrator may put into header and footer: text, lists, links and logos of the site itself. */
const BLOCK: AllowedHtml = {
  allowedTags: ['h2', 'h3', 'p', 'br', 'strong', 'b', 'em', 'i', 'a', 'ul', 'ol', 'li', 'div', 'span', 'img'],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    '*': ['lang'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, attributes) => ({
      tagName,
      attribs: attributes.target === '_blank' ? { ...attributes, rel: 'noopener' } : attributes,
    }),
    img: (tagName, attributes) => ({ tagName, attribs: { alt: '', ...attributes, loading: 'lazy' } }),
  },
};

/**
 * A block of the settings in one language; `null` when it says nothing
 * (docs/product/settings-and-errors.md#site-settings).
 */
export function htmlBlock(html: Localized | null, language: Language): ShownText | null {
  if (html === null) return null;
  const { text, ...mark } = shown(html, language);
  const clean = cleanHtml(text, BLOCK).trim();
  return clean === '' ? null : { text: clean, ...mark };
}
