import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { errorPages } from './error-page.server.ts';

describe('custom error pages', () => {
  it('are cleaned, extracted from their document, and marked where they are not translated', () => {
    const pages = {
      '404': {
        de: '<html><head><title>x</title></head><body class="a"><h1 class="b" onclick="x()">Weg</h1><script>x()</script></body></html>',
        en: null,
      },
      '503': { de: '<p>Zu</p>', en: null },
      '410': { de: '<script>x()</script>', en: null },
    };
    expect(errorPages(pages, 'en')).toEqual({ '404': { text: '<h1 class="b">Weg</h1>', lang: 'de' } });
  });
});

describe('the static pages', () => {
  const page = (name: string) => readFileSync(`public/html/${name}.html`, 'utf8');

  it.each([
    ['404', 'This page could not be found.'],
    ['500', 'An unknown error occurred.'],
    ['503', 'Back soon'],
    ['offline', 'You’re offline'],
  ])('%s speak both languages and run nothing', (name, says) => {
    const html = page(name);
    expect(html).toContain(says);
    expect(html).toContain('<section lang="de">');
    expect(html).not.toMatch(/<script|\sstyle=|\son\w+=/);
  });

  it('of 500 says the same as the screen that has no static page', () => {
    const messages = readFileSync('app/messages/de.po', 'utf8');
    for (const [name, text] of [
      ['500', 'The woodpecker’s got stuck.'],
      ['500', 'An unknown error occurred. Try again in a minute.'],
    ] as const) {
      const german = messages.split(`msgid "${text}"\nmsgstr "`)[1]?.split('"')[0];
      expect(german).toBeTruthy();
      expect(page(name)).toContain(text);
      expect(page(name)).toContain(german);
    }
  });
});
