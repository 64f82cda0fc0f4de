import { expect, it } from 'vitest';
import { withHeadMarkup } from './head-markup.ts';

const site = { origin: 'https://b.example', tagManagerId: null };
const page = (title: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>${title} | Buntspecht</title><meta name="description" content="Loud &amp; &quot;clear&quot;"/><link rel="canonical" href="https://b.example/en/x"/></head><body></body></html>`;

it('a page is shared with what it says of itself', () => {
  const html = withHeadMarkup(page('A "big" noi\u00adse &lt;3'), { ...site, described: [] });
  for (const tag of [
    '<meta property="og:title" content="A &quot;big&quot; noise &lt;3"/>',
    '<meta property="og:site_name" content="Buntspecht"/>',
    '<meta property="og:description" content="Loud &amp; &quot;clear&quot;"/>',
    '<meta property="og:url" content="https://b.example/en/x"/>',
    '<meta property="og:image" content="https://b.example/share/exhibition/buntspecht.png"/>',
    '<meta property="og:locale" content="en_GB"/><meta property="og:locale:alternate" content="de_DE"/>',
    '<link rel="alternate" type="application/rss+xml" href="/en/feeds/calendar.rss"/>',
  ]) {
    expect(html).toContain(tag);
  }
});

it('the picture is the artwork of what the page shows', () => {
  const described = [{ image: ['https://b.example/art/v2/theatre/der-wind-16x9.svg'] }];
  expect(withHeadMarkup(page('Wind'), { ...site, described })).toContain(
    'content="https://b.example/share/theatre/der-wind.png"',
  );
  const picked = [{ image: ['https://b.example/art/v2/theatre/der-wind~beetle~stage-16x9.svg'] }];
  expect(withHeadMarkup(page('Wind'), { ...site, described: picked })).toContain(
    'content="https://b.example/share/theatre/der-wind~beetle~stage.png"',
  );
});

it('pages without an address of their own are not shared, and what is no page stays as it is', () => {
  const html = withHeadMarkup('<html lang="de"><head><title>404</title></head><body></body></html>', {
    ...site,
    described: [],
  });
  expect(html).not.toContain('og:');
  expect(html).toContain('/de/feeds/calendar.rss');
  expect(withHeadMarkup('{"no":"page"}', { ...site, described: [] })).toBe('{"no":"page"}');
});

it('the tag manager is named where there is one, and who has no scripts reads so first', () => {
  const html = withHeadMarkup(page('x'), { ...site, described: [], tagManagerId: 'GTM-ABC123' });
  expect(html).toContain('<meta name="tag-manager" content="GTM-ABC123"/>');
  expect(html).toMatch(/<body><noscript>.*JavaScript ist ausgeschaltet.*<\/noscript>/s);
  expect(withHeadMarkup(page('x'), { ...site, described: [] })).not.toContain('tag-manager');
});
