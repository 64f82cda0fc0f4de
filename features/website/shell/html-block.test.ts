import { describe, expect, it } from 'vitest';
import { htmlBlock } from './html-block.server.ts';

const html = (de: string, en: string | null = null) => ({ de, en });

describe('a footer block', () => {
  it('keeps text, links and logos', () => {
    const block =
      '<p>Mit <a href="https://auental.example">Auental</a></p><img src="/media/logo.svg" alt="Kulturland" />';
    expect(htmlBlock(html(block), 'de')?.text).toContain('alt="Kulturland"');
    expect(htmlBlock(html(block), 'de')?.text).toContain('<a href="https://auental.example">');
  });

  it('loses scripts, handlers, styles and pictures from elsewhere', () => {
    const block =
      '<script>alert(1)</script><p style="color:red" onclick="x()">Ja</p><img src="https://x.example/a.png" alt="a" />';
    const text = htmlBlock(html(block), 'de')?.text ?? '';
    expect(text).toContain('<p>Ja</p>');
    expect(text).not.toMatch(/script|style|onclick|x\.example/);
  });

  it('says when it is in German on an English page', () => {
    expect(htmlBlock(html('<p>Ja</p>'), 'en')).toEqual({ text: '<p>Ja</p>', lang: 'de' });
  });

  it('is nothing when it is empty', () => {
    expect(htmlBlock(html('  <script></script> '), 'de')).toBeNull();
    expect(htmlBlock(null, 'de')).toBeNull();
  });
});
