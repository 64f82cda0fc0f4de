import { Parser } from 'htmlparser2';
import { type AllowedHtml, cleanHtml, USUAL_TAGS } from '#platform/html/clean-html.server.ts';
import { scopedStyles } from './scoped-styles.server.ts';

/**
 * HTML allowed in the body of a file: text, tables, sections, pictures of the own host. No ids: they stand for parts
 * of the page.
 */
const BODY: AllowedHtml = {
  allowedTags: [...USUAL_TAGS, 'img'],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    '*': ['class', 'lang', 'dir'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'head'],
  transformTags: {
    a: (tagName, attributes) => ({
      tagName,
      attribs: attributes.target === '_blank' ? { ...attributes, rel: 'noopener' } : attributes,
    }),
    img: (tagName, attributes) => ({ tagName, attribs: { alt: '', ...attributes, loading: 'lazy' } }),
  },
};

/** Sanitised HTML file, ready to be shown. */
export interface CleanHtmlFile {
  body: string;
  /** Style sheets that hold for the file alone; empty where it has none. */
  style: string;
}

/** The body of a file without active content, and its styles scoped to `scope`. Throws where its styles cannot be parsed. */
export function cleanHtmlFile(html: string, scope: string): CleanHtmlFile {
  return { body: cleanHtml(html, BODY).trim(), style: scopedStyles(stylesIn(html), scope) };
}

/** The text of all `style` elements, one walk over the file however it is nested. */
function stylesIn(html: string): string {
  const styles: string[] = [];
  let isStyle = false;
  const parser = new Parser({
    onopentagname: (name) => {
      isStyle = name === 'style';
    },
    ontext: (text) => {
      if (isStyle) styles.push(text);
    },
    onclosetag: () => {
      isStyle = false;
    },
  });
  parser.end(html);
  return styles.join('');
}
