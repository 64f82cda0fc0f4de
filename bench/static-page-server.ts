import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { parseDocument } from 'htmlparser2';
import { createElement, Fragment, type ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

type ChildNode = ReturnType<typeof parseDocument>['children'][number];

// Upper bound of React: the elements of a finished page, without data, routes, texts or components, rendered for every
// request. BODY names the page's HTML.

/** A function that makes the elements of a node again at every call, as a component's code would. */
function maker(node: ChildNode): () => ReactNode {
  if (node.type === 'text') return () => node.data;
  if (node.type !== 'tag' && node.type !== 'script' && node.type !== 'style') return () => null;
  const props = Object.fromEntries(
    Object.entries(node.attribs)
      // React takes styles as objects and handlers as functions; a page of ours has neither.
      .filter(([name]) => name !== 'style' && !name.startsWith('on'))
      .map(([name, value]) => [ATTRIBUTES[name] ?? name, value]),
  );
  const inner = node.type === 'tag' ? null : { __html: node.children.map(textOf).join('') };
  if (inner) return () => createElement(node.name, { ...props, dangerouslySetInnerHTML: inner });
  const children = node.children.map(maker);
  return () => createElement(node.name, { ...props }, ...children.map((make) => make()));
}

const ATTRIBUTES: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  charset: 'charSet',
  value: 'defaultValue',
  checked: 'defaultChecked',
};

const textOf = (node: ChildNode): string => (node.type === 'text' ? node.data : '');

const page = parseDocument(readFileSync(process.env.BODY ?? '', 'utf8')).children.map(maker);

function Page() {
  return createElement(Fragment, null, ...page.map((make) => make()));
}

createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  const { pipe } = renderToPipeableStream(createElement(Page), { onAllReady: () => pipe(response) });
}).listen(Number(process.env.PORT), process.env.HOST);
