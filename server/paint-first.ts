const HEAD_END = '</head>';
const BODY_END = '</body>';

/**
 * Nothing is painted before the page has arrived whole. Painted in parts, rows that share their width (the days, the
 * filters, the menu) would move with every part that comes; pages are small enough to come at once on most lines.
 */
const WHOLE_PAGE = {
  head: '<link rel="expect" href="#page-end" blocking="render"/>',
  body: '<i id="page-end"></i>',
};

export function withWholePaint(html: string): string {
  const headEnd = html.indexOf(HEAD_END);
  const bodyEnd = html.lastIndexOf(BODY_END);
  if (headEnd === -1 || bodyEnd === -1) return html;
  return [
    html.slice(0, headEnd),
    WHOLE_PAGE.head,
    html.slice(headEnd, bodyEnd),
    WHOLE_PAGE.body,
    html.slice(bodyEnd),
  ].join('');
}

const MODULE_PRELOAD = /<link rel="modulepreload" href="([^"]*)"\/>/g;
const ROUTER_MODULE = /<script type="module" async="">([\s\S]*?)<\/script>/;
const LATE = 'late-code';

/** Browser code: once the page is painted, asks for its modules and runs what imports them. */
const START = `requestAnimationFrame(()=>setTimeout(()=>{for(const href of modules)document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));document.body.append(Object.assign(document.createElement("script"),{type:"module",textContent:document.getElementById("${LATE}").textContent}))}))`;

/**
 * Lets the browser paint a page before it asks for the page's code, which would take the same line as style sheet,
 * typefaces and first pictures and is three times as heavy. Pages can be read and used without it. In production: in
 * development the build's own scripts have to come first.
 */
export function withLateCode(html: string): string {
  const [element, code] = ROUTER_MODULE.exec(html) ?? [];
  if (element === undefined || code === undefined) return html;
  const modules = [...html.matchAll(MODULE_PRELOAD)].map(([, href]) => href);
  const late = `<script type="text/plain" id="${LATE}">${code}</script>`;
  const start = `<script>((modules)=>${START})(${JSON.stringify(modules)})</script>`;
  return html.replace(MODULE_PRELOAD, '').replace(element, () => late + start);
}
