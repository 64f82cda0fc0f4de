import { NewWindow, newWindowProps } from '../components/module-link.tsx';
import { ModulePicture } from '../components/picture.tsx';
import type { ModuleView, ViewProps } from '../view-props.ts';
import type { teaserItem } from './module.ts';

function TeaserItemView({ values, text }: ViewProps<typeof teaserItem>) {
  const { image, preline, headline, subline, text: words, link_text, link } = values;
  if (!headline) return null;
  return (
    <div className="teaser-item">
      {image ? <ModulePicture picture={image} format="4:3" sizes="(width >= 48rem) 33vw, 100vw" /> : null}
      {preline ? <p className="teaser-item-preline" {...text('preline')} /> : null}
      <h3 className="text-d1">
        {link ? (
          <a href={link.href} {...newWindowProps(link)} className="teaser-item-link">
            <span {...text('headline')} />
            <NewWindow link={link} />
          </a>
        ) : (
          <span {...text('headline')} />
        )}
      </h3>
      {subline ? <p {...text('subline')} /> : null}
      {words ? <p className="muted teaser-item-text" {...text('text')} /> : null}
      {link_text && link ? (
        <p className="teaser-item-more" aria-hidden="true" {...text('link_text')} />
      ) : null}
    </div>
  );
}

export const view: ModuleView = { View: TeaserItemView };
