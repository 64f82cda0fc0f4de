import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PageRenderingContext } from './page-rendering.ts';
import { StaticPart } from './static-part.tsx';

const rendering = {
  staticParts: new Map([['footer', <p key="p">Knock any time</p>]]),
  allowScript: () => undefined,
  numberRichText: () => undefined,
  cachedHtml: () => null,
};

it('a document shows what its loader prepared', () => {
  const html = renderToStaticMarkup(
    <PageRenderingContext value={rendering}>
      <StaticPart name="footer" html={null} as="footer" className="ink" />
    </PageRenderingContext>,
  );
  expect(html).toBe('<footer class="ink" data-part="footer" data-rich=""><p>Knock any time</p></footer>');
});

it('a document shows a shared fragment in its rendered form', () => {
  const html = renderToStaticMarkup(
    <PageRenderingContext value={{ ...rendering, cachedHtml: () => '<p>Kept</p>' }}>
      <StaticPart name="footer" html={null} />
    </PageRenderingContext>,
  );
  expect(html).toBe('<div data-part="footer" data-rich=""><p>Kept</p></div>');
});
