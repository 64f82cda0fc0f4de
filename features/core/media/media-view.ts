import { type Language, type ShownText, shown } from '#lib/localized.ts';
import { parseVideoAddress } from '#lib/video-address.ts';
import { VIDEO_PROVIDERS } from '#lib/video-providers.ts';
import type { AudioSample, Video } from './store.server.ts';

/** A video as a page shows it. */
export interface VideoView {
  title: ShownText;
  /** The provider as visitors know it. */
  provider: string;
  /** Address of its page at the provider. */
  page: string;
  /** Address of the frame's content, once it may be shown. */
  embed: string;
  /** Minutes and seconds: `7:44`. */
  length: string;
  credit: string;
}

/** `null` when its address is none of a provider we know: such a video is not shown. */
export function toVideoView(video: Video, language: Language): VideoView | null {
  const address = parseVideoAddress(video.url);
  return (
    address && {
      title: shown(video.title, language),
      provider: VIDEO_PROVIDERS[address.provider].name,
      page: address.page,
      embed: address.embed,
      length: minutesAndSeconds(video.seconds),
      credit: video.credit,
    }
  );
}

/** An audio sample as a page shows it. */
export interface AudioSampleView {
  title: ShownText;
  file: string;
  transcript: ShownText;
}

export function toAudioSampleView(
  { title, file, transcript }: AudioSample,
  language: Language,
): AudioSampleView {
  return { title: shown(title, language), file, transcript: shown(transcript, language) };
}

/** `464` → `7:44`. */
function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
