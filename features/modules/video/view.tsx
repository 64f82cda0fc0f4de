import { anchorId } from '#features/content/index.ts';
import { parseVideoAddress, VIDEO_PROVIDERS } from '#features/media/index.ts';
import { EmbedPlaceholder } from '../components/embed-placeholder.tsx';
import type { ViewProps } from '../view-props.ts';
import type { video } from './module.ts';

export function VideoView({ id, values, text, language }: ViewProps<typeof video>) {
  const { video_url, image, title, length, anchor } = values;
  const film = video_url ? parseVideoAddress(video_url) : null;
  if (!title || !film) return null;
  return (
    <figure className="module-video" id={anchor ? anchorId(anchor.text) : undefined}>
      <EmbedPlaceholder
        embed={film.embed}
        page={film.page}
        provider={VIDEO_PROVIDERS[film.provider].name}
        title={title.text}
        picture={image ?? { art: 'theatre', seed: `film-${id.toLowerCase().replace(/[^a-z0-9]+/g, '-')}` }}
        language={language}
      />
      <figcaption className="module-caption">
        <strong {...text('title')} />
        {length ? <span>{length.text}</span> : null}
      </figcaption>
    </figure>
  );
}
