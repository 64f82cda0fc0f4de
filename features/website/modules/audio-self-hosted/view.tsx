import { anchorId } from '#features/core/documents/index.ts';
import { Transcript } from '../components/transcript.tsx';
import type { ModuleView, ViewProps } from '../view-props.ts';
import type { audioSelfHosted } from './module.ts';

/** A sound of the library on an ink strip; nothing of it is loaded before it is played. */
function AudioSelfHostedView({ values, text }: ViewProps<typeof audioSelfHosted>) {
  const { file, title, length, anchor } = values;
  if (!title || !file) return null;
  return (
    <figure className="own-audio" id={anchor ? anchorId(anchor.text) : undefined}>
      <div className="own-audio-strip surface-ink">
        <figcaption>
          <strong {...text('title')} />
          {length ? <span>{length.text}</span> : null}
        </figcaption>
        {/* biome-ignore lint/a11y/useMediaCaption: its words are the transcript beneath */}
        <audio src={file.href} controls preload="none" aria-label={title.text} />
      </div>
      <Transcript of={file} />
    </figure>
  );
}

export const view: ModuleView = { View: AudioSelfHostedView };
