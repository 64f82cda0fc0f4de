import { EMBED_HOSTS } from './embed-hosts.ts';

/** A provider of videos that pages may show (docs/product/consent-and-media.md#videos). */
interface VideoProvider {
  /** As visitors know it. */
  name: string;
  /** The hosts an editor's address may have, each also with `www.` or `m.` in front. */
  hosts: readonly string[];
  /** Pattern of an id; it ends up in addresses, so nothing else gets there. */
  id: RegExp;
  /** The origin of its frames: the one that asks least of visitors. */
  frames: string;
}

/** The providers of videos; their hosts are those of the one table. */
export const VIDEO_PROVIDERS = {
  youtube: {
    name: 'YouTube',
    hosts: EMBED_HOSTS.video.youtube,
    id: /^[\w-]{11}$/,
    frames: 'https://www.youtube-nocookie.com',
  },
  vimeo: {
    name: 'Vimeo',
    hosts: EMBED_HOSTS.video.vimeo,
    id: /^\d{5,12}$/,
    frames: 'https://player.vimeo.com',
  },
} as const satisfies Record<string, VideoProvider>;

export type VideoProviderName = keyof typeof VIDEO_PROVIDERS;
