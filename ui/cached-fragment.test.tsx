import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CachedFragment } from './cached-fragment.tsx';
import { InStaticPart } from './in-static-part.ts';
import { PageRenderingContext } from './page-rendering.ts';

const Words = ({ words }: { words: string }) => <b>{words}</b>;
const part = (
  <CachedFragment as="nav" className="ways">
    <Words words="Knock" />
  </CachedFragment>
);
const rendering = (cachedHtml: (isStatic: boolean) => string | null) => ({
  staticParts: new Map(),
  allowScript: () => undefined,
  numberRichText: () => undefined,
  cachedHtml: (_: unknown, { isStatic = false }: { isStatic?: boolean } = {}) => cachedHtml(isStatic),
});

it('a page takes a part from memory', () => {
  const cached = rendering((isStatic) => `<b>Kept, ${isStatic ? 'static' : 'alive'}</b>`);
  expect(renderToStaticMarkup(<PageRenderingContext value={cached}>{part}</PageRenderingContext>)).toBe(
    '<nav class="ways"><b>Kept, alive</b></nav>',
  );
  expect(
    renderToStaticMarkup(
      <PageRenderingContext value={cached}>
        <InStaticPart value={true}>{part}</InStaticPart>
      </PageRenderingContext>,
    ),
  ).toBe('<nav class="ways"><b>Kept, static</b></nav>');
});

it('a page without a cache, and a browser, render it inline', () => {
  const whole = '<nav class="ways"><b>Knock</b></nav>';
  const none = rendering(() => null);
  expect(renderToStaticMarkup(<PageRenderingContext value={none}>{part}</PageRenderingContext>)).toBe(whole);
  expect(renderToStaticMarkup(part)).toBe(whole);
});
