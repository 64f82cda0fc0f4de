import { type Extensions, Mark, mergeAttributes } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Italic } from '@tiptap/extension-italic';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';

export const ALIGNMENTS = ['left', 'center', 'right'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

/** Paragraphs are aligned by a class: visitors' pages allow no styles. */
const AlignedParagraph = Paragraph.extend({
  addAttributes() {
    return {
      align: {
        default: null,
        parseHTML: (element) => alignmentOf(element),
        renderHTML: ({ align }) => (align ? { class: `text-${align}` } : {}),
      },
    };
  },
});

/** Returns the alignment of an element; pasted text has it as an attribute (`pastedHtml`). */
function alignmentOf(element: HTMLElement): Alignment | null {
  const said = [
    element.className.replace(/^text-/, ''),
    element.style.textAlign,
    element.getAttribute('align'),
  ];
  return ALIGNMENTS.find((each) => said.includes(each) && each !== 'left') ?? null;
}

/** Link target in a text: a page of the site by its id, or an address. */
export interface LinkMark {
  href: string | null;
  page: string | null;
  newWindow: boolean;
}

const Link = Mark.create({
  name: 'link',
  priority: 1000,
  inclusive: false,
  addAttributes() {
    return {
      href: { default: null, parseHTML: (element) => element.getAttribute('href') },
      page: { default: null, parseHTML: (element) => element.dataset.page ?? null },
      newWindow: { default: false, parseHTML: (element) => element.getAttribute('target') === '_blank' },
    };
  },
  parseHTML: () => [
    { tag: 'a[data-page]' },
    { tag: 'a[href]', getAttrs: (element) => (isAddress(element.getAttribute('href')) ? null : false) },
  ],
  renderHTML: ({ mark }) => {
    const { href, page, newWindow } = mark.attrs as LinkMark;
    const leads = page === null ? { href } : { href: '#', 'data-page': page };
    return ['a', mergeAttributes(leads, newWindow ? { target: '_blank', rel: 'noopener' } : {}), 0];
  },
});

const isAddress = (href: string | null): boolean => /^(https?:|mailto:|tel:|[/#])/i.test(href?.trim() ?? '');

/**
 * Extensions of rich text: its permitted content (docs/product/accounts.md#roles), and the keys that come with it.
 * Undo belongs to the editor.
 */
export const RICH_TEXT: Extensions = [
  Document,
  AlignedParagraph,
  Text,
  HardBreak,
  Bold,
  Italic,
  Link,
  BulletList,
  OrderedList,
  ListItem,
  ListKeymap,
];
