import { anchorId } from '#features/core/documents/index.ts';
import { VideoFigure } from '../components/video-figure.tsx';
import type { ModuleView, ViewProps } from '../view-props.ts';
import type { video } from './module.ts';

function VideoView({ id, values, text, language }: ViewProps<typeof video>) {
  const { anchor } = values;
  return (
    <VideoFigure
      seed={id}
      values={values}
      title={text('title')}
      anchor={anchor ? anchorId(anchor.text) : undefined}
      language={language}
    />
  );
}

export const view: ModuleView = { View: VideoView };
