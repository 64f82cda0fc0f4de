import { text } from 'node:stream/consumers';
import type { PageData } from './page-data.ts';

/** Reads the router's handoff: everything its loaders and actions returned, as one line of JSON. */
export async function readHandoff(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  if (!stream)
    throw new Error(
      'router handoff is missing: check app/document/page-data.server.ts against the react-router version',
    );
  const [line = '', ...rest] = (await text(stream)).trimEnd().split('\n');
  if (rest.length > 0)
    throw new Error('a loader returned a promise: await it, documents are not streamed (decision 4)');
  if (!line.startsWith('[') || !line.endsWith(']'))
    throw new Error(
      'router handoff is no JSON array: check app/document/page-data.server.ts against the react-router version',
    );
  return line;
}

/**
 * The page's data as JSON (`PageData`), without the rich texts that stand in the page already.
 * @param handoff what `readHandoff` read
 * @param router the router's own settings as JSON (`EntryContext.serverHandoffString`)
 * @param richTexts the rich texts of the page, HTML to number
 */
export function pageDataJson(
  handoff: string,
  router: string,
  richTexts: ReadonlyMap<string, number>,
): string {
  if (richTexts.size === 0) return `{"router":${router},"values":${handoff}}`;
  const values = JSON.parse(handoff) as PageData['values'];
  const texts: Record<number, number> = {};
  values.forEach((value, index) => {
    const number = typeof value === 'string' ? richTexts.get(value) : undefined;
    if (number === undefined) return;
    values[index] = 0;
    texts[index] = number;
  });
  return `{"router":${router},"texts":${JSON.stringify(texts)},"values":${JSON.stringify(values)}}`;
}
