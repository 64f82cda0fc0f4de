export const PAGE_DATA_ID = 'page-data';

/** Data a page carries for the browser's router, as JSON in one element. */
export interface PageData {
  /** The router's own settings. */
  router: object;
  /** Values the loaders returned, in the router's encoding: a flat list of values that refer to each other. */
  values: unknown[];
  /** Values that are rich texts of the page: index of the value → number of the text in `data-rich`. */
  texts?: Record<string, number>;
}

/** The context the router starts from, whole again: rich texts are read from the page. */
export function readPageData(page: ParentNode): object {
  const { router, values, texts = {} } = JSON.parse(found(page, `#${PAGE_DATA_ID}`).textContent) as PageData;
  for (const [index, number] of Object.entries(texts))
    values[Number(index)] = found(page, `[data-rich="${number}"]`).innerHTML;
  return { ...router, stream: new Response(`${JSON.stringify(values)}\n`).body };
}

function found(page: ParentNode, selector: string): Element {
  const element = page.querySelector(selector);
  if (!element)
    throw new Error(`no element matches ${selector}: the document was not rendered by this build`);
  return element;
}
