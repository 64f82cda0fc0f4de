import { escapeMarkup } from '#lib/escape-markup.ts';

/** A node of a rich text as TipTap has it. */
export interface TextNode {
  type?: string;
  text?: string;
  attrs?: Record<string, unknown>;
  marks?: { type: string; attrs?: Record<string, unknown> }[];
  content?: TextNode[];
}

/**
 * Rich text in the stored form, byte for byte the server's sanitized one (`storedRichText`): so a saved text is the same on
 * both sides. Empty paragraphs and gaps at their ends are left out.
 */
export function storedHtml(document: TextNode): string {
  return (document.content ?? []).map(block).join('');
}

function block(node: TextNode): string {
  if (node.type === 'bulletList') return list('ul', node);
  if (node.type === 'orderedList') return list('ol', node);
  if (node.type === 'paragraph') return paragraph(node);
  return (node.content ?? []).map(block).join('');
}

function list(name: 'ul' | 'ol', { content = [] }: TextNode): string {
  const items = content.map(block).filter((inner) => inner !== '');
  return items.length > 0 ? `<${name}>${items.map((inner) => `<li>${inner}</li>`).join('')}</${name}>` : '';
}

function paragraph({ attrs, content = [] }: TextNode): string {
  if (!content.some(({ text }) => text?.trim())) return '';
  const align = typeof attrs?.align === 'string' ? ` class="text-${attrs.align}"` : '';
  return `<p${align}>${inline(content).trim()}</p>`;
}

/** Marks from the outside in; adjacent texts with the same mark share its element. */
const ORDER = ['link', 'bold', 'italic'];

function inline(nodes: readonly TextNode[], depth = 0): string {
  if (depth === ORDER.length) return nodes.map(leaf).join('');
  let written = '';
  for (let at = 0; at < nodes.length; ) {
    const mark = markOf(nodes[at], depth);
    const key = JSON.stringify(mark);
    let end = at + 1;
    while (end < nodes.length && JSON.stringify(markOf(nodes[end], depth)) === key) end += 1;
    written += wrapped(mark, inline(nodes.slice(at, end), depth + 1));
    at = end;
  }
  return written;
}

const markOf = (node: TextNode | undefined, depth: number) =>
  node?.marks?.find(({ type }) => type === ORDER[depth]) ?? null;

const leaf = ({ type, text = '' }: TextNode): string => (type === 'hardBreak' ? '<br>' : escapeMarkup(text));

function wrapped(mark: { type: string; attrs?: Record<string, unknown> } | null, inner: string): string {
  if (!mark) return inner;
  if (mark.type === 'bold') return `<strong>${inner}</strong>`;
  if (mark.type === 'italic') return `<em>${inner}</em>`;
  const { href, page, newWindow } = mark.attrs ?? {};
  const opens = newWindow === true ? ' target="_blank" rel="noopener"' : '';
  if (typeof page === 'string' && page !== '')
    return `<a data-page="${escapeMarkup(page)}"${opens}>${inner}</a>`;
  return typeof href === 'string' && href !== ''
    ? `<a href="${escapeMarkup(href)}"${opens}>${inner}</a>`
    : inner;
}
