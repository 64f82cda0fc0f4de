import { ModuleLink } from '../components/module-link.tsx';
import { ModulePicture } from '../components/picture.tsx';
import type { ModuleView, ViewProps } from '../view-props.ts';
import type { fullTeaser } from './module.ts';

/** Written out: class names are read from the source. */
const SURFACES = {
  rosa: 'surface-rosa',
  himmel: 'surface-himmel',
  dotter: 'surface-dotter',
  minze: 'surface-minze',
};

function FullTeaserView({ values, text }: ViewProps<typeof fullTeaser>) {
  const { image, preline, headline, subline, text: words, link_text, link, extra_class: sheet } = values;
  if (!headline) return null;
  return (
    <div className="full-teaser">
      {image ? <ModulePicture picture={image} format="16:9" sizes="(width >= 64rem) 70vw, 100vw" /> : null}
      <div className={`full-teaser-sheet ${SURFACES[sheet]}`}>
        {preline ? <p className="full-teaser-preline" {...text('preline')} /> : null}
        <h2 className="text-d2" {...text('headline')} />
        {subline ? <p {...text('subline')} /> : null}
        {words ? <p className="full-teaser-words" {...text('text')} /> : null}
        {link_text && link ? <ModuleLink link={link} text={text('link_text')} variant="button" /> : null}
      </div>
    </div>
  );
}

export const view: ModuleView = { View: FullTeaserView };
