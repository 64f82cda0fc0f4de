import { describe, expect, it } from 'vitest';
import { withHeadingAnchors } from './heading-anchors.ts';
import { sanitizePageText } from './rich-text.server.ts';

describe('the text of a page', () => {
  it('keeps headings of two levels, but nothing they bring along', () => {
    expect(
      sanitizePageText('<h2 id="x" onclick="y()">Über uns</h2><h3 class="z">Wer</h3><h1>Nein</h1>'),
    ).toBe('<h2>Über uns</h2><h3>Wer</h3>Nein');
    expect(sanitizePageText('<style>*{}</style><iframe src="/x"></iframe><p>Text</p>')).toBe('<p>Text</p>');
  });

  it('has an anchor on every heading and lists those of the first level', () => {
    expect(
      withHeadingAnchors('<h2>1. Geltung &amp; Vertrag</h2><p>…</p><h3>Höhe</h3><h2><em>Preise</em></h2>'),
    ).toEqual({
      html: '<h2 id="1-geltung-vertrag">1. Geltung &amp; Vertrag</h2><p>…</p><h3 id="hoehe">Höhe</h3><h2 id="preise"><em>Preise</em></h2>',
      headings: [
        { id: '1-geltung-vertrag', text: '1. Geltung & Vertrag' },
        { id: 'preise', text: 'Preise' },
      ],
    });
  });

  it('has every anchor once, and one for headings without letters', () => {
    const { html } = withHeadingAnchors('<h2>A</h2><h2>A 2</h2><h2>A</h2><h2>…</h2>');
    const ids = [...html.matchAll(/id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(['a', 'a-2', 'a-3', 'section']);
  });
});
