import { VideoFigure } from '../components/video-figure.tsx';
import type { ModuleView, ViewProps } from '../view-props.ts';
import type { videoList } from './module.ts';

function VideoListView({ id, values: { children }, language }: ViewProps<typeof videoList>) {
  const videos = children.filter(({ values }) => values.title && values.video_url);
  if (videos.length === 0) return null;
  return (
    <ul className="module-videos">
      {videos.map(({ id: item, values, text }) => (
        <li key={item}>
          <VideoFigure seed={`${id}-${item}`} values={values} title={text('title')} language={language} />
        </li>
      ))}
    </ul>
  );
}

export const view: ModuleView = { View: VideoListView };
