import { ModuleLink } from '../components/module-link.tsx';
import { ModulePicture } from '../components/picture.tsx';
import type { ModuleView, ViewProps } from '../view-props.ts';
import type { twoColumns } from './module.ts';

function TwoColumnsView({ values, text, html }: ViewProps<typeof twoColumns>) {
  const { extra_class: order, image, headline, text: words, link_text, link } = values;
  if (!image && !words) return null;
  return (
    <div className="two-columns" data-order={order}>
      {image ? <ModulePicture picture={image} format="4:3" sizes="(width >= 48rem) 50vw, 100vw" /> : null}
      <div className="two-columns-text">
        {headline ? <h2 className="text-d2" {...text('headline')} /> : null}
        {words ? <div className="prose module-text" {...html('text')} /> : null}
        {link_text && link ? <ModuleLink link={link} text={text('link_text')} variant="ghost" /> : null}
      </div>
    </div>
  );
}

export const view: ModuleView = { View: TwoColumnsView };
