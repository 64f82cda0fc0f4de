import { lazy, Suspense } from 'react';
import type { ArtworkType } from '#features/core/artwork/index.ts';
import type { Language } from '#lib/localized.ts';
import type { VideoView } from '../media-view.ts';

// Only some productions have one: the others do not load its code. It is in the first HTML all the same.
const VideoFigure = lazy(() =>
  import('./video-figure.tsx').then((module) => ({ default: module.VideoFigure })),
);

/** The videos of a production, each behind the visitor's consent. */
export function VideoList({
  videos,
  art,
  language,
}: {
  videos: VideoView[];
  /** Seeds of the pictures in their places, one per video. */
  art: { type: ArtworkType; slug: string };
  language: Language;
}) {
  return (
    <div className="video-list">
      <Suspense>
        {videos.map((video, index) => (
          <VideoFigure
            key={video.page}
            video={video}
            art={{ ...art, slug: `${art.slug}-film-${index + 1}` }}
            language={language}
          />
        ))}
      </Suspense>
    </div>
  );
}
