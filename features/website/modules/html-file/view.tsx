import { anchorId } from '#features/core/documents/index.ts';
import { htmlFileStyles } from '../html-files/html-file-address.ts';
import type { ModuleView, ViewProps } from '../view-props.ts';
import type { htmlFile } from './module.ts';

/** Data from its loader (`load.server.ts`). */
interface LoadedHtmlFile {
  file: number;
  body: string;
  hasStyle: boolean;
}

function HtmlFileView({ values: { anchor }, loaded }: ViewProps<typeof htmlFile>) {
  const found = (loaded ?? null) as unknown as LoadedHtmlFile | null;
  if (!found) return null;
  const { file, body, hasStyle } = found;
  return (
    <div id={anchor ? anchorId(anchor.text) : undefined} className="html-file">
      <div data-html-file={file}>
        {hasStyle ? <link rel="stylesheet" href={htmlFileStyles(file)} /> : null}
        <div
          // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by its loader
          dangerouslySetInnerHTML={{ __html: body }}
        />
      </div>
    </div>
  );
}

export const view: ModuleView = { View: HtmlFileView };
