/**
 * Cleans pasted HTML for our texts: lists that Word writes as paragraphs become lists again, and no office markup is
 * left. Marks and paragraphs are filtered by the text's schema, and by the server once more.
 */
export function pastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const comment of commentsIn(body)) comment.remove();
  for (const each of body.querySelectorAll('style, script, meta, link, title, xml, img, svg, table caption'))
    each.remove();
  listsOfWord(body);
  linesOfTables(body);
  marksOfStyles(body);
  return body.innerHTML;
}

/** Between the cells of a row that became a line. */
const CELL_END = ' · ';
const BLOCKS = 'p, div, li, h1, h2, h3, h4, h5, h6, br';

/** Rows of tables become lines, innermost tables first; a cell alone in its row only gives what it holds. */
function linesOfTables(body: HTMLElement): void {
  for (const table of [...body.querySelectorAll('table')].reverse()) {
    const rows = [...table.querySelectorAll('tr')].map((row) => [...row.children].filter(hasWords));
    table.replaceWith(
      ...rows.flatMap(([first, ...others]): Node[] => {
        if (!first) return [];
        if (others.length === 0)
          return [...first.childNodes].some(isBlock) ? [...first.childNodes] : [lineOf([first])];
        return [lineOf([first, ...others])];
      }),
    );
  }
}

function lineOf(cells: readonly Element[]): HTMLElement {
  const line = document.createElement('p');
  for (const [at, cell] of cells.entries()) {
    // Paragraphs within a cell stand behind one another.
    for (const block of [...cell.querySelectorAll(BLOCKS)].reverse())
      block.replaceWith(...block.childNodes, ' ');
    if (at > 0) line.append(CELL_END);
    line.append(...cell.childNodes);
  }
  return line;
}

const hasWords = (cell: Element): boolean => cell.textContent.trim() !== '';
const isBlock = (node: Node): boolean => node instanceof Element && node.matches(`${BLOCKS}, ul, ol`);

const BOLD = /(?<![-\w])font-weight:\s*(bold|[6-9]\d\d)/i;
const PLAIN = /(?<![-\w])font-weight:\s*(normal|[1-4]\d\d)/i;
const ITALIC = /(?<![-\w])font-style:\s*italic/i;
const ALIGNED = /(?<![-\w])text-align:\s*(center|right)/i;

/** Converts styles to marks: the content security policy ignores inline styles, so nothing else interprets them. */
function marksOfStyles(body: HTMLElement): void {
  for (const element of body.querySelectorAll('[style]')) {
    const style = element.getAttribute('style') ?? '';
    element.removeAttribute('style');
    const [, align] = ALIGNED.exec(style) ?? [];
    if (align) element.setAttribute('align', align);
    // Google writes all it has into one bold element that is none.
    if (/^(B|STRONG)$/.test(element.nodeName) && PLAIN.test(style)) {
      element.replaceWith(...element.childNodes);
      continue;
    }
    if (element.nodeName !== 'SPAN') continue;
    if (BOLD.test(style)) wrap(element, 'strong');
    if (ITALIC.test(style)) wrap(element, 'em');
  }
}

function wrap(element: Element, name: 'strong' | 'em'): void {
  const mark = document.createElement(name);
  mark.append(...element.childNodes);
  element.append(mark);
}

function commentsIn(root: Node): Comment[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  const found: Comment[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Comment);
  return found;
}

const LIST_LEVEL = /mso-list:[^;"]*\blevel(\d)/i;
/** Marker Word writes before an item of a numbered list: `1.`, `a)`, `iv.` */
const NUMBER = /^\s*\(?(\d{1,3}|[a-z]{1,4})[.)]/i;

/** Paragraphs that Word means as entries of lists, put into lists by their levels. */
function listsOfWord(body: HTMLElement): void {
  let open: { list: HTMLElement; level: number }[] = [];
  let last: Element | null = null;
  for (const paragraph of [...body.querySelectorAll<HTMLElement>('p')]) {
    const [, digits] = LIST_LEVEL.exec(paragraph.getAttribute('style') ?? '') ?? [];
    if (!digits) {
      open = [];
      continue;
    }
    // Something else between two entries ends the list.
    if (open.length > 0 && paragraph.previousElementSibling !== last) open = [];
    const level = Number(digits);
    open = open.filter((each) => each.level <= level);
    const name = removeListMarker(paragraph);
    let current = open.at(-1);
    if (!current || current.level < level) {
      const list = document.createElement(name);
      const lastItem = current?.list.lastElementChild;
      if (lastItem) lastItem.append(list);
      else paragraph.before(list);
      current = { list, level };
      open.push(current);
    }
    const entry = document.createElement('li');
    current.list.append(entry);
    entry.append(paragraph);
    last = open[0]?.list ?? null;
  }
}

/** Removes the marker of a list entry; returns the kind of its list. */
function removeListMarker(paragraph: HTMLElement): 'ol' | 'ul' {
  const marker = [...paragraph.querySelectorAll<HTMLElement>('[style]')].find((each) =>
    /mso-list:\s*ignore/i.test(each.getAttribute('style') ?? ''),
  );
  const sign = marker?.textContent ?? '';
  marker?.remove();
  return NUMBER.test(sign) ? 'ol' : 'ul';
}
