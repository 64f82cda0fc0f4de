import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Link, MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { withLeanMarkup } from './lean-markup.ts';

it('links lose the router’s mark and nothing else', () => {
  const text = 'Who writes data-discover="true" means it.';
  const html = renderToStaticMarkup(
    createElement(MemoryRouter, null, createElement(Link, { to: '/de', className: 'a', title: text }, text)),
  );
  expect(html).toContain(' data-discover="true"');
  const lean = withLeanMarkup(html);
  expect(lean).not.toContain(' data-discover="true"');
  expect(lean.length).toBe(html.length - ' data-discover="true"'.length);
  expect(lean).toContain('title="Who writes data-discover=&quot;true&quot; means it."');
});
