import type { ElementProps, Picture } from '#features/core/documents/index.ts';
import type { Language, ShownText } from '#lib/localized.ts';
import { parseVideoAddress } from '#lib/video-address.ts';
import { VIDEO_PROVIDERS } from '#lib/video-providers.ts';
import { EmbedPlaceholder } from './embed-placeholder.tsx';

/** A video of another provider, which is asked for nothing before the visitor wants it; nothing without a title. */
export function VideoFigure({
  seed,
  values: { video_url, image, title, length },
  title: titleProps,
  anchor,
  language,
}: {
  /** Seed its artwork is drawn from if it has no picture. */
  seed: string;
  values: {
    video_url: string | null;
    image: Picture | null;
    title: ShownText | null;
    length: ShownText | null;
  };
  title: ElementProps;
  anchor?: string | undefined;
  language: Language;
}) {
  const film = video_url ? parseVideoAddress(video_url) : null;
  if (!title || !film) return null;
  return (
    <figure className="module-video" id={anchor}>
      <EmbedPlaceholder
        kind="video"
        embed={film.embed}
        page={film.page}
        provider={VIDEO_PROVIDERS[film.provider].name}
        title={title.text}
        picture={image ?? { art: 'theatre', seed: `film-${seed.toLowerCase().replace(/[^a-z0-9]+/g, '-')}` }}
        language={language}
      />
      <figcaption className="module-caption">
        <strong {...titleProps} />
        {length ? <span>{length.text}</span> : null}
      </figcaption>
    </figure>
  );
}
