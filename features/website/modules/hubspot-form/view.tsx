import { anchorId } from '#features/core/documents/index.ts';
import { hubspotFormFrame } from '#features/core/media/index.ts';
import { EmbedPlaceholder } from '../components/embed-placeholder.tsx';
import type { ModuleView, ViewProps } from '../view-props.ts';
import type { hubspotForm } from './module.ts';

/** HubSpot is asked for nothing before the visitor wants the form (docs/product/consent-and-media.md#placeholders). */
function HubspotFormView({ values, text, language }: ViewProps<typeof hubspotForm>) {
  const { hubspot_id: id, portal, region, title, anchor } = values;
  if (!id || portal === null || !title) return null;
  const frame = hubspotFormFrame({ region, portal, id: id.text });
  return (
    <figure className="module-embed" data-kind="form" id={anchor ? anchorId(anchor.text) : undefined}>
      <EmbedPlaceholder
        kind="form"
        embed={frame}
        page={frame}
        provider="HubSpot"
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

export const view: ModuleView = { View: HubspotFormView };
