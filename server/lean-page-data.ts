const BEGIN = '<script>window.__reactRouterContext.streamController.enqueue(';
const END = ');</script>';

/** What `RichText` ends its opening tag with (ui/rich-text.tsx). */
const RICH_TEXT = ' data-rich="">';

/** Shorter texts cost less than the reference that would stand for them. */
const WORTH_IT = 120;
/** By so many letters texts are looked up; none that is worth it is shorter. */
const BEGINNING = 16;
/** Of texts that begin alike no more are compared. */
const ALIKE_AT_MOST = 20;

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
  const places = richTextPlaces(page);
  const mark = unusedMark(data);
  const lean = data.replace(/"(?:[^"\\]|\\.)*"/g, (text) => {
    const place = text.length < WORTH_IT ? -1 : places(JSON.parse(text) as string);
    return place === -1 ? text : `"${mark}${place}"`;
  });
  return `${BEGIN}${quoted(lean)}${lean === data ? '' : restored(mark)}${END}`;
}

/** Finds the how-manieth rich text of the page a text is; -1 when it is none. Texts are looked up by how they begin. */
function richTextPlaces(page: string): (text: string) => number {
  const byBeginning = new Map<string, { begin: number; place: number }[]>();
  const ends = page.matchAll(new RegExp(RICH_TEXT, 'g'));
  [...ends].forEach(({ index }, place) => {
    const begin = index + RICH_TEXT.length;
    const beginning = page.slice(begin, begin + BEGINNING);
    const alike = byBeginning.get(beginning) ?? [];
    byBeginning.set(beginning, [...alike.slice(0, ALIKE_AT_MOST - 1), { begin, place }]);
  });
  return (text) => {
    const alike = byBeginning.get(text.slice(0, BEGINNING)) ?? [];
    return alike.find(({ begin }) => page.startsWith(`${text}</`, begin))?.place ?? -1;
  };
}

/** Browser code: puts the texts back where references stand. */
function restored(mark: string): string {
  return `.replace(/"${mark}(\\d+)"/g,(_,n)=>JSON.stringify(document.querySelectorAll("[data-rich]")[n].innerHTML))`;
}

/** One sign longer than anything a text of the data begins with. */
function unusedMark(data: string): string {
  let longest = 0;
  for (const [run] of data.matchAll(/"@+/g)) longest = Math.max(longest, run.length - 1);
  return '@'.repeat(longest + 1);
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
