import { type Language, type Localized, type ShownText, shown } from '#lib/localized.ts';
import { type AllowedHtml, cleanHtml, USUAL_TAGS } from '#platform/html/clean-html.server.ts';

const WITHOUT_SHELL = '503';

/** HTML allowed in an error page of the settings: it is rendered inside the shell, so neither scripts, styles nor frames. */
const ERROR_PAGE: AllowedHtml = {
  allowedTags: [...USUAL_TAGS, 'img'],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    '*': ['lang', 'class'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
};

/**
 * The custom pages of the design settings by their status, in one language
 * (docs/product/settings-and-errors.md#error-pages). Whole documents give their body; empty ones are left out, so that
 * the default page is shown. The one for 503 is shown without the shell (server/site/site-offline.server.ts).
 */
export function errorPages(pages: Record<string, Localized>, language: Language): Record<string, ShownText> {
  const clean = Object.entries(pages).map(([status, html]): [string, ShownText] => {
    const { text, ...mark } = shown(html, language);
    return [status, { ...mark, text: cleanHtml(bodyOf(text), ERROR_PAGE).trim() }];
  });
  return Object.fromEntries(clean.filter(([status, { text }]) => text !== '' && status !== WITHOUT_SHELL));
}

function bodyOf(document: string): string {
  const begin = /<body(?:\s[^<>]*)?>/i.exec(document);
  const end = document.toLowerCase().lastIndexOf('</body>');
  return begin && end > begin.index ? document.slice(begin.index + begin[0].length, end) : document;
}
