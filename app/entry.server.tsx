import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { pageContext } from '#app/page-context.server.ts';
import { ErrorWordsSource } from '#features/shell/index.ts';
import { staticPageWords } from '#platform/html/static-page.server.ts';
import { addAllMessages } from './all-messages.server.ts';

addAllMessages();

const RENDER_TIMEOUT_MS = 10_000;

/**
 * Renders the whole page before the first byte is sent: pages are kept, compressed and hashed for the content security
 * policy as a whole, and none of their data arrives late.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let finalStatus = status;
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        clearTimeout(timer);
        headers.set('content-type', 'text/html; charset=utf-8');
        resolve(new Response(Buffer.concat(chunks), { status: finalStatus, headers }));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(
      <ErrorWordsSource value={async (status, language) => staticPageWords(status, language)}>
        <ServerRouter context={routerContext} url={request.url} />
      </ErrorWordsSource>,
      {
        onAllReady: () => pipe(sink),
        // Nothing is put behind a script that moves it into its place: pages are whole without scripts.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onShellError: reject,
        onError(error) {
          finalStatus = 500;
          pageContext(context).services.log.error({ err: error }, 'a page could not be rendered');
        },
      },
    );
    const timer = setTimeout(abort, RENDER_TIMEOUT_MS);
  });
}

/** Errors of loaders and actions. Missing pages and visitors who left are nothing to wake anybody for. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  pageContext(context).services.log.error({ err: error }, 'a page failed');
};
