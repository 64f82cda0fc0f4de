import { Trans, useLingui } from '@lingui/react/macro';
import { type ArtworkType, artworkUrl } from '#features/core/artwork/index.ts';
import { MediaPlaceholder } from '#features/core/consent/index.ts';
import type { Language } from '#lib/localized.ts';
import type { VideoView } from '../media-view.ts';

/** One video: our own picture before consent, then the provider's frame; its caption beneath. */
export function VideoFigure({
  video,
  art,
  language,
}: {
  video: VideoView;
  art: { type: ArtworkType; slug: string };
  language: Language;
}) {
  const { t } = useLingui();
  const { title, provider, length, credit } = video;
  return (
    <figure>
      <MediaPlaceholder
        provider={provider}
        address={video.page}
        art={artworkUrl(art.type, art.slug, [16, 9])}
        language={language}
      >
        {() => (
          <iframe
            className="video-frame"
            src={video.embed}
            title={t`${title.text}, video on ${provider}`}
            loading="lazy"
            // The provider must know which site shows its player, not which page.
            referrerPolicy="strict-origin"
            sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
            allow="fullscreen; picture-in-picture; encrypted-media"
          />
        )}
      </MediaPlaceholder>
      <figcaption>
        <strong lang={title.lang}>{title.text}</strong>{' '}
        <span className="muted">
          <Trans>{length} min</Trans> · {credit}
        </span>
      </figcaption>
    </figure>
  );
}
