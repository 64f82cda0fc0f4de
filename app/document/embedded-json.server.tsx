/** JSON as it may stand inside an element of HTML: nothing in it ends the element or begins a comment. */
export function embeddedJson(json: string): string {
  return json.replaceAll('<', '\\u003c');
}

/** A block of data, which a browser never runs, so the page's policy does not apply to it. */
export function JsonBlock({
  id,
  type = 'application/json',
  json,
}: {
  id?: string;
  type?: string;
  json: string;
}) {
  return (
    <script
      id={id}
      type={type}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: data, which cannot end its element
      dangerouslySetInnerHTML={{ __html: embeddedJson(json) }}
    />
  );
}
