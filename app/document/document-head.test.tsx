import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DocumentHead, type HeadFacts } from './document-head.server.tsx';

const FACTS: HeadFacts = {
  language: 'en',
  otherLanguages: ['de'],
  siteName: 'Buntspecht',
  origin: 'https://b.example',
  shared: {
    meta: { title: 'A "big" noi\u00adse <3', description: 'Loud & "clear"' },
    path: '/en/x',
    picture: '/share/theatre/wind~beetle.png',
  },
  feed: null,
  structuredData: [],
  tagManagerId: null,
};
const head = (change: Partial<HeadFacts> = {}) =>
  renderToStaticMarkup(<DocumentHead facts={{ ...FACTS, ...change }} />);

it('a page is shared with its own metadata', () => {
  const html = head();
  for (const tag of [
    '<meta property="og:title" content="A &quot;big&quot; noise &lt;3"/>',
    '<meta property="og:site_name" content="Buntspecht"/>',
    '<meta property="og:description" content="Loud &amp; &quot;clear&quot;"/>',
    '<meta property="og:url" content="https://b.example/en/x"/>',
    '<meta property="og:image" content="https://b.example/share/theatre/wind~beetle.png"/>',
    '<meta property="og:locale" content="en_GB"/><meta property="og:locale:alternate" content="de_DE"/>',
    '<link rel="alternate" type="application/rss+xml" href="/en/feeds/calendar.rss"/>',
  ]) {
    expect(html).toContain(tag);
  }
});

it('pages without their own address are not shared', () => {
  const html = head({ shared: null });
  expect(html).not.toContain('og:');
  expect(html).toContain('/en/feeds/calendar.rss');
});

it('the tag manager is named where there is one', () => {
  expect(head({ tagManagerId: 'GTM-ABC123' })).toContain('<meta name="tag-manager" content="GTM-ABC123"/>');
  expect(head()).not.toContain('tag-manager');
});

it('structured data cannot be ended early by a text, and has no soft hyphens', () => {
  const html = head({ structuredData: [{ name: '</script><script>alert(1)</script>noi\u00adse' }] });
  expect(html).toContain('<script type="application/ld+json">{"name":"\\u003c/script>');
  expect(html).toContain('noise"}</script>');
});

it('nothing is painted before the page has come', () => {
  expect(head()).toContain('<link rel="expect" href="#page-end" blocking="render"/>');
});
