import { parseDocument } from 'htmlparser2';
import { escapeMarkup } from '#lib/escape-markup.ts';
import { type AllowedHtml, cleanHtml } from './clean-html.server.ts';

/** HTML allowed in stored rich text (docs/product/accounts.md#roles); a link to a page of the site names it by its id. */
const ALLOWED: AllowedHtml = {
  allowedTags: ['p', 'br', 'strong', 'em', 'a', 'ul', 'ol', 'li'],
  allowedAttributes: { a: ['href', 'target', 'rel', 'data-page'], p: ['class'] },
  allowedClasses: { p: ['text-left', 'text-center', 'text-right'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'p',
    h2: 'p',
    h3: 'p',
    h4: 'p',
    h5: 'p',
    h6: 'p',
    div: 'p',
    blockquote: 'p',
    a: (tagName, { href, target, 'data-page': page }) => ({
      tagName,
      attribs: linkAttributes(href, target, page),
    }),
  },
};

const PAGE = /^\d{1,15}$/;
const HOST = /^[\w-]+(\.[\w-]+)+([/?#]|$)/;

function linkAttributes(href = '', target = '', page = ''): Record<string, string> {
  const newWindow: Record<string, string> = target === '_blank' ? { target, rel: 'noopener' } : {};
  if (PAGE.test(page)) return { 'data-page': page, ...newWindow };
  // `example.org` is a host, not a file beside the page.
  return { href: HOST.test(href.trim()) ? `https://${href.trim()}` : href, ...newWindow };
}

type Node = ReturnType<typeof parseDocument>['children'][number];
interface Element {
  name: string;
  attribs: Record<string, string>;
  children: Node[];
}

const asElement = (node: Node): Element | null =>
  'name' in node && 'attribs' in node ? (node as unknown as Element) : null;
const textOf = (node: Node): string => ('data' in node && node.type === 'text' ? node.data : '');

const LISTS = ['ul', 'ol'];
const BLOCKS = ['p', 'li', ...LISTS];

/**
 * Rich text in the stored form: only allowed tags, in paragraphs and lists whose items are paragraphs too, none of them
 * empty. Idempotent, and an editor shows it without a shift.
 */
export function storedRichText(html: string): string {
  return blocks(parseDocument(cleanHtml(html, ALLOWED)).children);
}

/** Paragraphs and lists; content between them becomes a paragraph. */
function blocks(nodes: readonly Node[]): string {
  let written = '';
  let loose: Node[] = [];
  const close = () => {
    written += paragraph(loose, {});
    loose = [];
  };
  for (const node of nodes) {
    const element = asElement(node);
    if (!element || !BLOCKS.includes(element.name)) {
      loose.push(node);
      continue;
    }
    close();
    written += block(element);
  }
  close();
  return written;
}

function block({ name, attribs, children }: Element): string {
  if (name === 'p') {
    // A paragraph that contains blocks is unwrapped.
    const holdsBlocks = children.some((child) => BLOCKS.includes(asElement(child)?.name ?? ''));
    return holdsBlocks ? blocks(children) : paragraph(children, attribs);
  }
  if (name === 'li') return blocks(children);
  const items = children.flatMap((child) => {
    const inner =
      asElement(child)?.name === 'li' ? blocks(asElement(child)?.children ?? []) : blocks([child]);
    return inner === '' ? [] : [`<li>${inner}</li>`];
  });
  return items.length > 0 ? `<${name}>${items.join('')}</${name}>` : '';
}

function paragraph(nodes: readonly Node[], attribs: Record<string, string>): string {
  const inner = inline(nodes).trim();
  return hasWords(nodes) ? `<p${attributes(attribs)}>${inner}</p>` : '';
}

const hasWords = (nodes: readonly Node[]): boolean =>
  nodes.some((node) => textOf(node).trim() !== '' || hasWords(asElement(node)?.children ?? []));

function inline(nodes: readonly Node[], isInLink = false): string {
  return nodes
    .map((node) => {
      const element = asElement(node);
      if (!element) return escapeMarkup(textOf(node));
      const { name, attribs, children } = element;
      if (name === 'br') return '<br>';
      const inner = inline(children, isInLink || name === 'a');
      // Marks around nothing, links to nowhere and links within links are left out.
      if (BLOCKS.includes(name) || inner === '') return inner;
      if (name === 'a' && (isInLink || (!attribs.href && !attribs['data-page']))) return inner;
      return `<${name}${attributes(attribs)}>${inner}</${name}>`;
    })
    .join('');
}

const attributes = (attribs: Record<string, string>): string =>
  Object.entries(attribs)
    .map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`)
    .join('');

/**
 * Stored rich text for output: links to pages get the current path. A link to an invisible page becomes plain text.
 * @param pathOf the path of a page by its id, `null` where there is none
 */
export function withPageLinks(html: string, pathOf: (page: number) => string | null): string {
  if (!html.includes('data-page=')) return html;
  return resolved(parseDocument(html).children, pathOf);
}

function resolved(nodes: readonly Node[], pathOf: (page: number) => string | null): string {
  return nodes
    .map((node) => {
      const element = asElement(node);
      if (!element) return escapeMarkup(textOf(node));
      const { name, attribs, children } = element;
      if (name === 'br') return '<br>';
      const inner = resolved(children, pathOf);
      const { 'data-page': page, ...others } = attribs;
      if (page === undefined) return `<${name}${attributes(attribs)}>${inner}</${name}>`;
      const href = pathOf(Number(page));
      return href === null ? inner : `<a${attributes({ href, ...others })}>${inner}</a>`;
    })
    .join('');
}
