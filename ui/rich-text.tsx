import type { ShownText } from '#lib/localized.ts';

/**
 * Text with marks, lists and links. Its HTML must have been sanitised on the server when the view was made (`platform/html`):
 * this is the one place where HTML enters a page as it is. `data-rich` is last: from there the browser reads the text that
 * the page's data leaves out (server/lean-page-data.ts).
 */
export function RichText({ html, className }: { html: ShownText; className?: string | undefined }) {
  return (
    <div
      className={className}
      lang={html.lang}
      data-rich=""
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised before, see above
      dangerouslySetInnerHTML={{ __html: html.text }}
    />
  );
}
