import { anchorId } from '#features/core/documents/index.ts';
import { EmbedPlaceholder } from '../components/embed-placeholder.tsx';
import { htmlFileAt, htmlFileFrame } from '../html-files/html-file-address.ts';
import type { ModuleView, ViewProps } from '../view-props.ts';
import type { html } from './module.ts';

function HtmlView({ values, text, language }: ViewProps<typeof html>) {
  const { html_code: address, title, provider, format, anchor } = values;
  const file = address && htmlFileAt(address.text);
  if (!file || !title || !provider) return null;
  const frame = htmlFileFrame(file);
  return (
    <figure
      className="module-embed"
      data-kind="html"
      data-format={format}
      id={anchor ? anchorId(anchor.text) : undefined}
    >
      <EmbedPlaceholder
        kind="html"
        embed={frame}
        page={frame}
        provider={provider.text}
        title={title.text}
        picture={null}
        language={language}
      />
      <figcaption className="module-caption">
        <strong {...text('title')} />
      </figcaption>
    </figure>
  );
}

export const view: ModuleView = { View: HtmlView };
