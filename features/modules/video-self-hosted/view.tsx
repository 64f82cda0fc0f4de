import { anchorId } from '#features/content/index.ts';
import { ModulePicture } from '../components/picture.tsx';
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
        {image ? <ModulePicture picture={image} format="16:9" uncut /> : null}
        {/* biome-ignore lint/a11y/useMediaCaption: a film without words has none */}
        <video src={file.href} controls playsInline preload="none" aria-label={title.text}>
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

export const look: ModuleView = { View: VideoSelfHostedView };
