const HEAD_END = '</head>';

/**
 * Writes structured data into the head of a finished page, so that it is in the first HTML and neither React nor the
 * browser has anything to do with it. `<` is escaped: no text can end the element early.
 */
export function withStructuredData(html: string, things: object[]): string {
  const end = html.indexOf(HEAD_END);
  if (things.length === 0 || end === -1) return html;
  const scripts = things.map((thing) => {
    const json = JSON.stringify(thing).replaceAll('<', '\\u003c').replaceAll('\u00ad', '');
    return `<script type="application/ld+json">${json}</script>`;
  });
  return html.slice(0, end) + scripts.join('') + html.slice(end);
}
