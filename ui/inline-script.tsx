import { use } from 'react';
import { PageRenderingContext } from './page-rendering.ts';

/**
 * A script that runs where it stands, while the page is being read. The server allows its `code` in the page's policy
 * (docs/decisions/0026). A browser that renders the component afterwards runs nothing, so `code` is not needed there.
 */
export function InlineScript({ code, ...data }: { code: string; [name: `data-${string}`]: string | number }) {
  use(PageRenderingContext)?.allowScript(code);
  return (
    <script
      {...data}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of ours
      dangerouslySetInnerHTML={{ __html: code }}
    />
  );
}
