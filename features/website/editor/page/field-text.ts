/** The text of an edited element: browsers represent breaks as characters or as elements. */
export function readText(element: HTMLElement): string {
  let text = '';
  for (const node of element.childNodes) {
    if (node instanceof Text) text += node.data;
    else if (node instanceof HTMLBRElement) text += '\n';
    else if (node instanceof HTMLElement) text += readText(node);
  }
  return text;
}

const SOFT_HYPHENS = /\u00ad/g;

/**
 * Tells if an element shows a text. Titles of entities contain generated soft hyphens; those are preserved, so that lines
 * break as before.
 */
export function showsText(element: HTMLElement, text: string): boolean {
  return typedText(element, text) === text;
}

/** A text that holds nothing but the breaks that browsers leave in an emptied element is empty. */
export const withoutFiller = (text: string): string => (text.trim() === '' ? '' : text);

/** Returns the text typed in an element, without the soft hyphens that were only shown. */
export function typedText(element: HTMLElement, before: string): string {
  const text = withoutFiller(readText(element));
  return before.includes('\u00ad') ? text : text.replaceAll(SOFT_HYPHENS, '');
}

/** Writes a text into an element. In the focused one the caret moves to the first difference: the undone or remote change. */
export function writeText(element: HTMLElement, text: string): void {
  const before = readText(element);
  const hadFocus = element.ownerDocument.activeElement === element;
  element.textContent = text;
  if (!hadFocus) return;
  const node = element.firstChild;
  const at = endOfDifference(before, text);
  const selection = getSelection();
  if (node) selection?.collapse(node, at);
  else selection?.collapse(element, 0);
}

/** Returns the end, in `after`, of the part that differs from `before`. */
export function endOfDifference(before: string, after: string): number {
  let same = 0;
  const most = Math.min(before.length, after.length);
  while (same < most && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return after.length - same;
}
