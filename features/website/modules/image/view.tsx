import { ModulePicture } from '../components/picture.tsx';
import type { ModuleView, ViewProps } from '../view-props.ts';
import type { image } from './module.ts';

function ImageView({ values: { image: picture, format, caption }, text }: ViewProps<typeof image>) {
  if (!picture) return null;
  const credit = 'photo' in picture ? picture.photo.credit : null;
  return (
    <figure>
      <ModulePicture picture={picture} format={format} />
      {caption || credit ? (
        <figcaption className="module-caption">
          {caption ? <span {...text('caption')} /> : null}
          {credit ? <span>{credit}</span> : null}
        </figcaption>
      ) : null}
    </figure>
  );
}

export const view: ModuleView = { View: ImageView };
