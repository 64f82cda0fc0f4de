import { DomUtils, parseDocument } from 'htmlparser2';
import { sanitizePageText } from './rich-text.server.ts';
import { storedRichText } from './stored-rich-text.server.ts';

/** A heading of a text and the content below it, until the next. */
export interface TextSection {
  /** `null` for the content before the first. */
  heading: { level: 2 | 3; text: string } | null;
  /** Stored rich text; may be empty. */
  html: string;
}

/** Longer ones are paragraphs: a heading is read at a glance. */
const MAX_HEADING_LENGTH = 200;
/** Characters of one section with their marks, as far as whole blocks allow. */
const MAX_SECTION_LENGTH = 25_000;

type Node = ReturnType<typeof parseDocument>['children'][number];

/**
 * The sections of a page text with headings of two levels. Content invalid in headings and rich text is dropped; a section
 * above the limit continues in another without a heading.
 */
export function textSections(html: string): TextSection[] {
  const sections: TextSection[] = [{ heading: null, html: '' }];
  let nodes: Node[] = [];
  let length = 0;
  const close = (heading: TextSection['heading']) => {
    const last = sections.at(-1);
    if (last) last.html = storedRichText(DomUtils.getOuterHTML(nodes));
    sections.push({ heading, html: '' });
    [nodes, length] = [[], 0];
  };
  for (const node of parseDocument(sanitizePageText(html)).children) {
    const heading = headingOf(node);
    if (heading) {
      close(heading);
      continue;
    }
    const more = DomUtils.getOuterHTML(node).length;
    if (length > 0 && length + more > MAX_SECTION_LENGTH) close(null);
    nodes.push(node);
    length += more;
  }
  close(null);
  return sections.filter((section) => section.heading !== null || section.html !== '');
}

function headingOf(node: Node): TextSection['heading'] {
  if (!('name' in node) || (node.name !== 'h2' && node.name !== 'h3')) return null;
  const text = DomUtils.textContent(node).replace(/\s+/g, ' ').trim();
  return text === '' || text.length > MAX_HEADING_LENGTH ? null : { level: node.name === 'h2' ? 2 : 3, text };
}
