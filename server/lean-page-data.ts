const BEGIN = '<script>window.__reactRouterContext.streamController.enqueue(';
const END = ');</script>';

/** What `RichText` ends its opening tag with (app/ui/rich-text.tsx). */
const RICH_TEXT = ' data-rich="">';

/** Shorter texts cost less than the reference that would stand for them. */
const WORTH_IT = 120;

/**
 * Takes out of the router's data what the page shows anyway: rich text stands in the HTML, the browser reads it from
 * there before the router does. What is left is written with single quotes, which JSON needs not escape. Without both,
 * a page of text would be sent twice (requirements, section 3 "framework data inside the HTML").
 */
export function withLeanPageData(html: string): string {
  const begin = html.indexOf(BEGIN);
  if (begin === -1) return html;
  const page = html.slice(0, begin);
  return page + html.slice(begin).replace(scriptPattern, (_, literal: string) => script(literal, page));
}

// The router escapes `<` in its data, so the first end of a script is the script's own.
const scriptPattern = new RegExp(`${escaped(BEGIN)}(.*?)${escaped(END)}`, 'gs');

function script(literal: string, page: string): string {
  const data = JSON.parse(literal) as string;
  const mark = unusedMark(data);
  const lean = data.replace(/"(?:[^"\\]|\\.)*"/g, (text) => {
    const place = text.length < WORTH_IT ? -1 : richTextPlace(JSON.parse(text) as string, page);
    return place === -1 ? text : `"${mark}${place}"`;
  });
  return `${BEGIN}${quoted(lean)}${lean === data ? '' : restored(mark)}${END}`;
}

/** The how-manieth rich text of the page this is; -1 when it is none. */
function richTextPlace(text: string, page: string): number {
  const end = page.indexOf(`${RICH_TEXT}${text}</`);
  return end === -1 ? -1 : page.slice(0, end).split(RICH_TEXT).length - 1;
}

/** Browser code: puts the texts back where references stand. */
function restored(mark: string): string {
  return `.replace(/"${mark}(\\d+)"/g,(_,n)=>JSON.stringify(document.querySelectorAll("[data-rich]")[n].innerHTML))`;
}

function unusedMark(data: string): string {
  let mark = '@';
  while (data.includes(`"${mark}`)) mark += '@';
  return mark;
}

/** A script's string in single quotes; nothing in it can end the script or begin a comment of HTML. */
function quoted(text: string): string {
  const inner = text
    .replace(/[\\']/g, '\\$&')
    .replace(/\n/g, '\\n')
    .replace(/\r/g, '\\r')
    .replace(/<(?=[!/s])/gi, '\\x3c');
  return `'${inner}'`;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
