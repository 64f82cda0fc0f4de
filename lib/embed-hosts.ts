/**
 * The allow-list of embedded content, by kind: input of editors is validated against it, and the content security policy is
 * derived from it. A host stands for itself and its `www.` and `m.`; `*.` for any below it.
 */
export const EMBED_HOSTS = {
  video: {
    youtube: ['youtube.com', 'youtube-nocookie.com', 'youtu.be'],
    vimeo: ['vimeo.com', 'player.vimeo.com'],
  },
  audio: {
    soundcloud: ['soundcloud.com', 'w.soundcloud.com'],
    spotify: ['spotify.com', 'open.spotify.com'],
    podigee: ['*.podigee.io'],
  },
  viewer: {
    issuu: ['issuu.com', 'e.issuu.com'],
    yumpu: ['yumpu.com'],
    calameo: ['calameo.com', 'v.calameo.com'],
  },
  social: {
    facebook: ['facebook.com'],
    instagram: ['instagram.com'],
    tiktok: ['tiktok.com'],
    x: ['x.com'],
    threads: ['threads.net'],
  },
} as const;

export type EmbedKind = keyof typeof EMBED_HOSTS;

/** Path of a post on any Mastodon server: recognised by the form of the address, not by its host. */
const MASTODON_PATH = /^\/@[\w.-]+(@[\w.-]+)?\/\d+\/?$/;
/** Longer than any address somebody copies; nothing beyond is looked at. */
const LONGEST = 500;

/** Tells if an address belongs to a provider that may be embedded as this kind: `https`, no port, no name and password. */
export function isEmbedAddress(address: string, kind: EmbedKind): boolean {
  if (address.length > LONGEST || !URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password, pathname } = new URL(address);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  const host = hostname.replace(/^(www|m)\./, '');
  const hosts: readonly string[] = Object.values(EMBED_HOSTS[kind]).flat();
  const isListed = hosts.some((each) =>
    each.startsWith('*.') ? host.endsWith(each.slice(1)) : each === host,
  );
  return isListed || (kind === 'social' && MASTODON_PATH.test(pathname));
}
