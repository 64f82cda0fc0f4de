import { useLingui } from '@lingui/react/macro';
import { RoundButton } from '#ui/round-button.tsx';
import { ModulePicture } from '../components/picture.tsx';
import type { ModuleView, ViewProps } from '../view-props.ts';
import type { imageList } from './module.ts';

/** Pictures in a row that scrolls natively; the buttons beneath it do the same (`watchSliders`). */
function ImageListView({ values: { format, children } }: ViewProps<typeof imageList>) {
  const { t } = useLingui();
  const pictures = children.flatMap(({ id, values: { image, caption }, text }) =>
    image ? [{ id, image, caption: caption ? text('caption') : null }] : [],
  );
  if (pictures.length === 0) return null;
  const [at, all] = ['{at}', pictures.length];
  const place = t`Image ${at} of ${all}`;
  return (
    <div className="image-list" data-slider>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling by keys needs the focus */}
      <section className="image-list-row" tabIndex={0} aria-label={t`Images`} data-slider-row>
        <ul>
          {pictures.map(({ id, image, caption }) => (
            <li key={id}>
              <figure>
                <ModulePicture picture={image} format={format} sizes="(width >= 48rem) 50vw, 84vw" />
                {caption ? (
                  <figcaption className="module-caption">
                    <span {...caption} />
                  </figcaption>
                ) : null}
              </figure>
            </li>
          ))}
        </ul>
      </section>
      {pictures.length > 1 ? (
        <div className="image-list-buttons">
          <RoundButton icon="arrow-left" label={t`Previous image`} variant="line" data-slide="-1" disabled />
          <RoundButton icon="arrow-right" label={t`Next image`} variant="ink" data-slide="1" />
          <p className="muted" aria-live="polite" data-slider-place={place}>
            {place.replace('{at}', '1')}
          </p>
        </div>
      ) : null}
    </div>
  );
}

export const view: ModuleView = { View: ImageListView };
