import { describe, expect, it } from 'vitest';
import { textSections } from './text-sections.server.ts';

describe('the sections of a page text', () => {
  it('are its headings, each with the content below', () => {
    const html = '<p>Vorab</p><h2>Eins &amp; zwei</h2><p>A <b>fett</b></p><ul><li>x</li></ul><h3>Drei</h3>';
    expect(textSections(html)).toEqual([
      { heading: null, html: '<p>Vorab</p>' },
      {
        heading: { level: 2, text: 'Eins & zwei' },
        html: '<p>A <strong>fett</strong></p><ul><li><p>x</p></li></ul>',
      },
      { heading: { level: 3, text: 'Drei' }, html: '' },
    ]);
  });

  it('hold nothing that stored text may not', () => {
    expect(textSections('<h2 onclick="x()">A<script>x()</script></h2><p style="color:red">b</p>')).toEqual([
      { heading: { level: 2, text: 'A' }, html: '<p>b</p>' },
    ]);
  });

  it('lose no words of a heading within a list, nor of an empty text', () => {
    expect(textSections('<ul><li><h2>Tief</h2></li></ul>')).toEqual([
      { heading: null, html: '<ul><li><p>Tief</p></li></ul>' },
    ]);
    expect(textSections(' ')).toEqual([]);
  });
});
