import { use } from 'react';
import type { ShownText } from '#lib/localized.ts';
import { InStaticPart } from './in-static-part.ts';
import { PageRenderingContext } from './page-rendering.ts';

/**
 * Text with marks, lists and links. Its HTML must have been sanitised on the server when the view was made
 * (`platform/html`): it enters the page unchanged. The number in `data-rich` is the server's: by it the browser finds texts
 * that the page's data leaves out (docs/decisions/0026). Static parts have no data.
 */
export function RichText({ html, className }: { html: ShownText; className?: string | undefined }) {
  const rendering = use(PageRenderingContext);
  const number = use(InStaticPart) ? undefined : rendering?.numberRichText(html.text);
  return (
    <div
      className={className}
      lang={html.lang}
      data-rich={number ?? ''}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised before, see above
      dangerouslySetInnerHTML={{ __html: html.text }}
    />
  );
}
