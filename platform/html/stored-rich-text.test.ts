import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storedRichText, withPageLinks } from './stored-rich-text.server.ts';
import { isHarmless, XSS_CORPUS } from './xss.fixture.ts';

describe('rich text that is stored', () => {
  it.each([
    [
      '<p class="text-center"><b>Laut</b> und <i>leise</i></p>',
      '<p class="text-center"><strong>Laut</strong> und <em>leise</em></p>',
    ],
    ['Ohne Absatz', '<p>Ohne Absatz</p>'],
    ['<ul><li>eins</li><li><p>zwei</p></li></ul>', '<ul><li><p>eins</p></li><li><p>zwei</p></li></ul>'],
    ['<p></p><p><br></p><p>&nbsp;</p><p>da</p>', '<p>da</p>'],
    ['<p><a href="example.org/x">x</a></p>', '<p><a href="https://example.org/x">x</a></p>'],
    ['<p><a data-page="12" href="/alt">x</a></p>', '<p><a data-page="12">x</a></p>'],
    [
      '<p><a target="_blank" href="/de">x</a></p>',
      '<p><a href="/de" target="_blank" rel="noopener">x</a></p>',
    ],
    ['<h2>Titel</h2>Text', '<p>Titel</p><p>Text</p>'],
    ['<p>1 < 2 &amp; 3</p>', '<p>1 &lt; 2 &amp; 3</p>'],
    ['<p><a>nirgendwohin</a></p>', '<p>nirgendwohin</p>'],
  ])('is %s, cleaned', (html, stored) => {
    expect(storedRichText(html)).toBe(stored);
  });

  it.each(XSS_CORPUS)('does no harm: %s', (html) => {
    const stored = storedRichText(html);
    expect(isHarmless(stored)).toBe(true);
    expect(storedRichText(stored)).toBe(stored);
  });

  it('is idempotent for any input', () => {
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<p class="text-right">',
      '<ul>',
      '<ol>',
      '<li>',
      '</li>',
      '</ul>',
      '<strong>',
      '</strong>',
      '<b>',
      '<a href="x.example">',
      '<a data-page="3">',
      '</a>',
      '<br>',
      'Wort ',
      ' ',
      '&nbsp;',
      '<',
      '"',
      ...XSS_CORPUS,
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
        const stored = storedRichText(pieces.join(''));
        expect(storedRichText(stored)).toBe(stored);
        expect(isHarmless(stored)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('leads to pages where they are, and to none that cannot be seen', () => {
    const html =
      '<p>Zu <a data-page="1" target="_blank" rel="noopener">eins</a> &amp; <a data-page="2">zwei</a></p>';
    expect(withPageLinks(html, (page) => (page === 1 ? '/de/eins' : null))).toBe(
      '<p>Zu <a href="/de/eins" target="_blank" rel="noopener">eins</a> &amp; zwei</p>',
    );
  });
});
