import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { pageContext } from '#app/page-context.server.ts';
import { ErrorWordsSource } from '#features/website/shell/index.server.ts';
import { staticPageWords } from '#platform/html/static-page.server.ts';
import { PageRenderingContext } from '#ui/page-rendering.ts';
import { addAllMessages } from './all-messages.server.ts';
import { DocumentEnd } from './document/document-end.server.tsx';
import { DocumentFrameContext } from './document/document-frame.ts';
import { DocumentHead } from './document/document-head.server.tsx';
import { FragmentCache } from './document/fragment-cache.server.tsx';
import { headFacts } from './document/head-facts.server.ts';
import { NoScriptLayer } from './document/info-layers.server.tsx';
import { pageCodeJson } from './document/page-code.server.ts';
import { pageDataJson, readHandoff } from './document/page-data.server.ts';
import { policyHeaders } from './document/page-policy.server.ts';
import { RecordedRendering } from './document/page-rendering.server.ts';
import { renderDocument } from './document/render-document.server.tsx';

addAllMessages();

const markup = new FragmentCache();

/** Renders a page from the data of its loaders (docs/decisions/0026). */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...router }: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const page = pageContext(context);
  const handoff = await readHandoff(serverHandoffStream);
  // Errors are rendered and logged every time.
  const isAsExpected = status === 200 && request.method === 'GET' && !router.staticHandlerContext.errors;
  // Editors change texts in place, so the page data holds the texts itself.
  const isEdited = page.url.searchParams.has('edit');
  const rendering = new RecordedRendering(
    page.staticParts,
    isAsExpected && !isEdited ? markup.forPage(page) : undefined,
  );
  const dataJson = () =>
    pageDataJson(handoff, router.serverHandoffString ?? '{}', isEdited ? new Map() : rendering.richTexts);
  const head = headFacts(router.staticHandlerContext, page);
  const frame = {
    head: <DocumentHead facts={head} />,
    bodyStart: <NoScriptLayer />,
    bodyEnd: <DocumentEnd dataJson={dataJson} codeJson={() => pageCodeJson(router)} />,
  };
  let finalStatus = status;
  const body = await renderDocument(
    <PageRenderingContext value={rendering}>
      <DocumentFrameContext value={frame}>
        <ErrorWordsSource value={async (code, language) => staticPageWords(code, language)}>
          <ServerRouter context={router} url={request.url} />
        </ErrorWordsSource>
      </DocumentFrameContext>
    </PageRenderingContext>,
    (error) => {
      finalStatus = 500;
      page.services.log.error({ err: error }, 'rendering a page failed');
    },
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  for (const [name, value] of policyHeaders(router, rendering.scriptSources, page.framed !== null))
    headers.set(name, value);
  page.document = body;
  return new Response(null, { status: finalStatus, headers });
}

/** Errors of loaders and actions. Missing pages and visitors who left are nothing to wake anybody for. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  pageContext(context).services.log.error({ err: error }, 'a loader or action failed');
};
