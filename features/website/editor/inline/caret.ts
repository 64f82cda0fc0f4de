/** A position in a rich text, by the offset of a character, that survives re-rendering. */
interface Spot {
  paragraph: number;
  offset: number;
}

/** Caret position and selection within a text. */
export interface Caret {
  anchor: Spot;
  head: Spot;
}

/** Returns the caret's position within an element; `null` for a caret elsewhere. */
export function caretIn(element: HTMLElement): Caret | null {
  const selection = getSelection();
  const anchor = selection && spotOf(element, selection.anchorNode, selection.anchorOffset);
  const head = selection && spotOf(element, selection.focusNode, selection.focusOffset);
  return anchor && head ? { anchor, head } : null;
}

function spotOf(element: HTMLElement, node: Node | null, at: number): Spot | null {
  if (!node || !element.contains(node)) return null;
  const paragraphs = [...element.querySelectorAll('p')];
  const paragraph = paragraphs.findIndex((each) => each.contains(node));
  const within = paragraphs[paragraph];
  if (!within) return null;
  const range = document.createRange();
  range.setStart(within, 0);
  range.setEnd(node, at);
  return { paragraph, offset: range.toString().length };
}

/** The node and offset of a spot in the elements there are now. */
export function placeOfSpot(element: HTMLElement, { paragraph, offset }: Spot): [node: Node, at: number] {
  const within = element.querySelectorAll('p')[paragraph];
  if (!within) return [element, 0];
  const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  let left = offset;
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
    if (left <= text.length) return [text, left];
    left -= text.length;
  }
  return [within, within.childNodes.length];
}
