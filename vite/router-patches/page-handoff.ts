import {
  createRequestHandler,
  type EntryContext,
  RouterContextProvider,
  type ServerBuild,
  UNSAFE_decodeViaTurboStream,
} from 'react-router';
import { pageCodeJson } from '../../app/document/page-code.server.ts';
import { pageDataJson, readHandoff } from '../../app/document/page-data.server.ts';
import { readPageData } from '../../app/document/page-data.ts';
import { RouterChangeError } from './router-change-error.ts';

const RICH_TEXT = '<p>Who writes <b>this</b> is <i>not</i> sent again.</p>';
const DATA = { title: '</script> & "more"', text: RICH_TEXT };

/**
 * A page sends the router's data and modules in its own form (app/document). Throws unless the loaders' data survive the
 * round trip through such a page.
 */
export async function assertPageHandoff(): Promise<void> {
  const { serverHandoffStream, serverHandoffString = '', ...router } = await handedOver();
  const richTexts = new Map([[RICH_TEXT, 1]]);
  const json = pageDataJson(await readHandoff(serverHandoffStream), serverHandoffString, richTexts);
  const { stream } = readPageData(pageWith(json)) as { stream: ReadableStream<Uint8Array> };
  const decoded = await UNSAFE_decodeViaTurboStream(stream, globalThis as Window & typeof globalThis);
  const { loaderData } = decoded.value as { loaderData?: unknown };
  if (json.includes(RICH_TEXT) || JSON.stringify(loaderData) !== JSON.stringify({ root: DATA }))
    throw new RouterChangeError('the encoding of page data', 'page-handoff.ts');
  const { routes, entry } = JSON.parse(pageCodeJson(router)) as { routes: object; entry: string };
  if (
    JSON.stringify({ routes, entry }) !==
    JSON.stringify({ routes: { root: ['/loader.js', '/root.js'] }, entry: '/entry.js' })
  )
    throw new RouterChangeError('the modules in the entry context', 'page-handoff.ts');
}

/** Returns the context the router passes to `entry.server` for a page with one route. */
async function handedOver(): Promise<EntryContext> {
  let context: EntryContext | undefined;
  const build = {
    basename: '/',
    ssr: true,
    isSpaMode: false,
    prerender: [],
    future: {},
    routeDiscovery: { mode: 'initial' },
    routes: { root: { id: 'root', path: '', module: { default: () => null, loader: () => DATA } } },
    assets: {
      url: '/manifest.js',
      version: '1',
      entry: { module: '/entry.js', imports: [] },
      routes: {
        root: { id: 'root', path: '', module: '/root.js', clientLoaderModule: '/loader.js', hasLoader: true },
      },
    },
    entry: {
      module: {
        default: (...[, , , handed]: [Request, number, Headers, EntryContext]) => {
          context = handed;
          return new Response();
        },
      },
    },
  };
  const handle = createRequestHandler(build as unknown as ServerBuild, 'production');
  await handle(new Request('http://localhost/'), new RouterContextProvider());
  if (!context) throw new RouterChangeError('the call of entry.server', 'page-handoff.ts');
  return context;
}

/** A page in a browser, as far as its data is concerned. */
function pageWith(json: string): ParentNode {
  const querySelector = (selector: string) =>
    selector.startsWith('#') ? { textContent: json } : { innerHTML: RICH_TEXT };
  return { querySelector } as unknown as ParentNode;
}
