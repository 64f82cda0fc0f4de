import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { InStaticPart } from './in-static-part.ts';
import { KeptPart } from './kept-part.tsx';
import { PageRenderingContext } from './page-rendering.ts';

const Words = ({ words }: { words: string }) => <b>{words}</b>;
const part = (
  <KeptPart as="nav" className="ways">
    <Words words="Knock" />
  </KeptPart>
);
const rendering = (keptHtml: (isStatic: boolean) => string | null) => ({
  staticParts: new Map(),
  allowScript: () => undefined,
  numberRichText: () => undefined,
  keptHtml: (_: unknown, { isStatic = false }: { isStatic?: boolean } = {}) => keptHtml(isStatic),
});

it('a page takes a part from memory', () => {
  const kept = rendering((isStatic) => `<b>Kept, ${isStatic ? 'static' : 'alive'}</b>`);
  expect(renderToStaticMarkup(<PageRenderingContext value={kept}>{part}</PageRenderingContext>)).toBe(
    '<nav class="ways"><b>Kept, alive</b></nav>',
  );
  expect(
    renderToStaticMarkup(
      <PageRenderingContext value={kept}>
        <InStaticPart value={true}>{part}</InStaticPart>
      </PageRenderingContext>,
    ),
  ).toBe('<nav class="ways"><b>Kept, static</b></nav>');
});

it('a page that keeps nothing, and a browser, render it as it stands', () => {
  const whole = '<nav class="ways"><b>Knock</b></nav>';
  const none = rendering(() => null);
  expect(renderToStaticMarkup(<PageRenderingContext value={none}>{part}</PageRenderingContext>)).toBe(whole);
  expect(renderToStaticMarkup(part)).toBe(whole);
});
