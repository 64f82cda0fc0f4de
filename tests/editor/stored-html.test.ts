import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storedHtml, type TextNode } from '#features/website/editor/inline/stored-html.ts';
import { storedRichText } from '#platform/html/stored-rich-text.server.ts';

const text = (words: string, ...marks: string[]): TextNode => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 ? { marks: marks.map((type) => ({ type })) } : {}),
});
const paragraph = (...content: TextNode[]): TextNode => ({ type: 'paragraph', content });
const doc = (...content: TextNode[]): TextNode => ({ type: 'doc', content });

/** Texts as somebody writes them. */
const inlines = fc.array(
  fc.record({
    words: fc.string({ minLength: 1, maxLength: 12 }),
    bold: fc.boolean(),
    italic: fc.boolean(),
    link: fc.option(fc.constantFrom('https://example.org/?a=1&b="2"', 'mailto:haus@example.org', '/de/haus')),
    page: fc.option(fc.integer({ min: 1, max: 99 })),
    isBreak: fc.boolean(),
  }),
  { maxLength: 5 },
);
const written = inlines.map((parts) =>
  paragraph(
    ...parts.map(({ words, bold, italic, link, page, isBreak }): TextNode => {
      if (isBreak) return { type: 'hardBreak' };
      const marks = [
        ...(link
          ? [{ type: 'link', attrs: { href: link, page: page?.toString() ?? null, newWindow: bold } }]
          : []),
        ...(bold ? [{ type: 'bold' }] : []),
        ...(italic ? [{ type: 'italic' }] : []),
      ];
      return { type: 'text', text: words, marks };
    }),
  ),
);
const blocks = fc.array(
  fc.oneof(
    written,
    fc
      .tuple(fc.constantFrom('bulletList', 'orderedList'), fc.array(written, { minLength: 1, maxLength: 3 }))
      .map(
        ([type, items]): TextNode => ({
          type,
          content: items.map((each) => ({ type: 'listItem', content: [each] })),
        }),
      ),
  ),
  { maxLength: 4 },
);

describe('rich text in the stored form', () => {
  it('equals the server’s form, so that saving changes nothing', () => {
    fc.assert(
      fc.property(blocks, (content) => {
        const html = storedHtml(doc(...content));
        expect(storedRichText(html)).toBe(html);
      }),
      { numRuns: 400 },
    );
  });

  it('keeps marks that go on in one element, links outermost', () => {
    const link = { type: 'link', attrs: { href: 'https://example.org', page: null, newWindow: false } };
    expect(
      storedHtml(
        doc(
          paragraph(
            { type: 'text', text: 'Lauter ', marks: [link] },
            { type: 'text', text: 'Löcher', marks: [link, { type: 'bold' }] },
            text(' & mehr'),
          ),
        ),
      ),
    ).toBe('<p><a href="https://example.org">Lauter <strong>Löcher</strong></a> &amp; mehr</p>');
  });

  it('leaves out what says nothing', () => {
    expect(storedHtml(doc(paragraph(), paragraph(text('   ')), paragraph(text(' Da '))))).toBe('<p>Da</p>');
    expect(
      storedHtml(doc({ type: 'bulletList', content: [{ type: 'listItem', content: [paragraph()] }] })),
    ).toBe('');
  });
});
