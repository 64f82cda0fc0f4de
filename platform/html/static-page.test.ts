import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#lib/localized.ts';
import { pageWords, staticPageWords } from './static-page.server.ts';

describe('the words of a static page', () => {
  it('are heading and paragraph of the section in each language', () => {
    const html = `<main><p class="status">404</p>
      <section lang="de"><h1>Ein <em>Loch</em></h1><p>Weg &amp; fort,
        leider.</p><a href="/de">Start</a></section>
      <section lang="en"><h2>A hole</h2><p>Gone.</p></section></main>`;
    expect(pageWords(html)).toEqual({
      de: { title: 'Ein Loch', text: 'Weg & fort, leider.' },
      en: { title: 'A hole', text: 'Gone.' },
    });
  });

  it('are missing where the page is, or says nothing', () => {
    expect(staticPageWords(418, 'de')).toBeNull();
    expect(pageWords('<section lang="de"><p>No heading</p></section>')).toEqual({});
  });

  const statuses = readdirSync('public/html').flatMap((name) => /^\d+(?=\.html$)/.exec(name) ?? []);
  it.each(statuses)('are there in both languages: %s.html', (status) => {
    const words = pageWords(readFileSync(`public/html/${status}.html`, 'utf8'));
    expect(Object.keys(words)).toEqual([...LANGUAGES]);
  });
});
