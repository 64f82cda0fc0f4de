/** A provider of videos that pages may show (docs/product/consent-and-media.md#videos). */
interface VideoProvider {
  /** As visitors know it. */
  name: string;
  /** The hosts an editor's address may have, each also with `www.` or `m.` in front. */
  hosts: readonly string[];
  /** What an id looks like; it ends up in addresses, so nothing else gets there. */
  id: RegExp;
  /** The origin of its frames: the one that asks least of visitors. */
  frames: string;
}

/** The one table of video hosts: what may be entered, and what the content security policy lets in. */
export const VIDEO_PROVIDERS = {
  youtube: {
    name: 'YouTube',
    hosts: ['youtube.com', 'youtube-nocookie.com', 'youtu.be'],
    id: /^[\w-]{11}$/,
    frames: 'https://www.youtube-nocookie.com',
  },
  vimeo: {
    name: 'Vimeo',
    hosts: ['vimeo.com', 'player.vimeo.com'],
    id: /^\d{5,12}$/,
    frames: 'https://player.vimeo.com',
  },
} as const satisfies Record<string, VideoProvider>;

export type VideoProviderName = keyof typeof VIDEO_PROVIDERS;

/** The origins that frames may come from. */
export const FRAME_ORIGINS: readonly string[] = Object.values(VIDEO_PROVIDERS).map(({ frames }) => frames);
