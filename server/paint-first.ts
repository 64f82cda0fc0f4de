const HEAD_END = '</head>';
const BODY_END = '</body>';
const MODULE_PRELOAD = /<link rel="modulepreload" href="[^"]*"\/>/g;

/**
 * Nothing is painted before the page has arrived whole. Painted in parts, rows that share their width (the days, the
 * filters, the menu) would move with every part that comes; pages are small enough to come at once on most lines.
 */
const WHOLE_PAGE = {
  head: '<link rel="expect" href="#page-end" blocking="render"/>',
  body: '<i id="page-end"></i>',
};

/**
 * Lets the browser fetch what it paints with before what it answers with: the modules are still asked for at once, but
 * behind style sheet, typefaces and first pictures. They would take the same line, and are three times as heavy.
 */
export function withPaintFirst(html: string): string {
  const headEnd = html.indexOf(HEAD_END);
  const bodyEnd = html.lastIndexOf(BODY_END);
  if (headEnd === -1 || bodyEnd === -1) return html;
  const head = html.slice(0, headEnd);
  const modules = (head.match(MODULE_PRELOAD) ?? []).map((link) =>
    link.replace(' href=', ' fetchpriority="low" href='),
  );
  return [
    head.replace(MODULE_PRELOAD, ''),
    WHOLE_PAGE.head,
    ...modules,
    html.slice(headEnd, bodyEnd),
    WHOLE_PAGE.body,
    html.slice(bodyEnd),
  ].join('');
}
