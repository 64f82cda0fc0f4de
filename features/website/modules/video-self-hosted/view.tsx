import { artworkUrl } from '#features/core/artwork/index.ts';
import { anchorId, type Picture } from '#features/core/documents/index.ts';
import { posterUrl } from '#features/core/media/index.ts';
import { Transcript } from '../components/transcript.tsx';
import type { ModuleView, ViewProps } from '../view-props.ts';
import type { videoSelfHosted } from './module.ts';

/** A film of the library: from our own host, so it waits for no yes, and loads nothing before it is played. */
function VideoSelfHostedView({ values, text, language }: ViewProps<typeof videoSelfHosted>) {
  const { file, image, title, length, anchor } = values;
  if (!title || !file) return null;
  return (
    <figure className="own-video" id={anchor ? anchorId(anchor.text) : undefined}>
      <div className="own-video-frame">
        {/* biome-ignore lint/a11y/useMediaCaption: a film without words has none */}
        <video
          src={file.href}
          controls
          playsInline
          preload="none"
          poster={image ? posterOf(image) : undefined}
          aria-label={title.text}
        >
          {file.captions.map(({ language: spoken, href }) => (
            <track key={spoken} kind="captions" src={href} srcLang={spoken} default={spoken === language} />
          ))}
        </video>
      </div>
      <figcaption className="module-caption">
        <strong {...text('title')} />
        {length ? <span>{length.text}</span> : null}
      </figcaption>
      <Transcript of={file} />
    </figure>
  );
}

/** One file in the film's shape. */
const posterOf = (picture: Picture): string =>
  'art' in picture ? artworkUrl(picture.art, picture.seed, [16, 9]) : posterUrl(picture.photo);

export const view: ModuleView = { View: VideoSelfHostedView };
