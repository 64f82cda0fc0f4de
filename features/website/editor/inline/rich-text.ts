import { Editor as TipTap } from '@tiptap/core';
import { caretIn, placeOfSpot } from './caret.ts';
import { pastedHtml } from './pasted-html.ts';
import { RICH_TEXT } from './rich-text-schema.ts';
import { storedHtml, type TextNode } from './stored-html.ts';

/** A rich text while somebody writes in it, in the very element it is shown in. */
export interface OpenRichText {
  tiptap: TipTap;
  /** Replaces the text, such as after undoing; the caret remains near its position. */
  write(html: string): void;
  /** Restores the element, for the stored text to be shown in it. */
  close(): void;
}

/**
 * Opens an element for writing.
 * @param stored its stored text
 * @param onChange called with the text to store at every change
 */
export function openRichText(
  element: HTMLElement,
  stored: string,
  { label, onChange }: { label: string; onChange: (html: string) => void },
): OpenRichText {
  const { className } = element;
  const before = element.innerHTML;
  const caret = caretIn(element);
  const tiptap = new TipTap({
    element: { mount: element },
    extensions: RICH_TEXT,
    content: stored,
    injectCSS: false,
    enableInputRules: true,
    editorProps: {
      attributes: { role: 'textbox', 'aria-label': label, 'aria-multiline': 'true' },
      transformPastedHTML: pastedHtml,
    },
    onUpdate: ({ editor }) => onChange(storedHtml(editor.getJSON() as TextNode)),
  });
  if (caret) {
    const positions = [caret.anchor, caret.head].map((spot) =>
      tiptap.view.posAtDOM(...placeOfSpot(element, spot)),
    ) as [number, number];
    const [from, to] = positions;
    tiptap.chain().setTextSelection({ from, to }).focus(undefined, { scrollIntoView: false }).run();
  }
  return {
    tiptap,
    write(html) {
      if (storedHtml(tiptap.getJSON() as TextNode) === html) return;
      const { from } = tiptap.state.selection;
      tiptap.commands.setContent(html, { emitUpdate: false });
      tiptap.commands.setTextSelection(Math.min(from, tiptap.state.doc.content.size - 1));
    },
    close() {
      // It empties the element and leaves its class: both go back in the same moment.
      tiptap.destroy();
      element.className = className;
      element.innerHTML = before;
      element.contentEditable = 'true';
      element.removeAttribute('translate');
    },
  };
}
