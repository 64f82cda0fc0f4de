import { type EmbedKind, isEmbedAddress } from './embed-hosts.ts';
import { parseVideoAddress } from './video-address.ts';

/** Something of another provider, as its address names it. */
export interface EmbedAddress {
  /** As visitors know it. */
  provider: string;
  /** Address of its page at the provider, for a link. */
  page: string;
  /** Address a frame shows; `null` where the provider's host is not known beforehand: then there is the link alone. */
  embed: string | null;
}

interface Provider {
  name: string;
  hosts: RegExp;
  /** The origins of its frames, as the policy of pages names them. */
  frames: readonly string[];
  /** Address a frame shows of a page; `null` when nothing can be made out. */
  embedOf(page: URL): string | null;
}

/** An address of a frame with its query; built from data, as ids come from user input. */
function frame(origin: string, path: string, query: Record<string, string> = {}): string {
  const url = new URL(path, origin);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

/** A track or a list of somebody, by the page or by the number in the provider's API. */
function isTrack(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !/(^|\.)soundcloud\.com$/.test(url.hostname)) return false;
  return /^\/[^/]+\/[^/]+/.test(url.pathname);
}

/** A post, a photo or a video: by its path, or by its number in the query. */
function isFacebookPost({ pathname, searchParams }: URL): boolean {
  const isNumbered = ['story_fbid', 'fbid', 'v'].some((name) => searchParams.has(name));
  return isNumbered || /^\/[^/]+\/[^/]+/.test(pathname);
}

const PROVIDERS: Record<Exclude<EmbedKind, 'video'>, Provider[]> = {
  audio: [
    {
      name: 'Spotify',
      hosts: /^(open\.)?spotify\.com$/,
      frames: ['https://open.spotify.com'],
      embedOf: ({ pathname }) => {
        const [, type, id] =
          /\/(track|episode|show|album|playlist|artist)\/([A-Za-z0-9]{10,40})\/?$/.exec(pathname) ?? [];
        return type && id ? frame('https://open.spotify.com', `/embed/${type}/${id}`) : null;
      },
    },
    {
      name: 'SoundCloud',
      hosts: /^(w\.)?soundcloud\.com$/,
      frames: ['https://w.soundcloud.com'],
      embedOf: (page) => {
        const track = page.pathname.startsWith('/player') ? page.searchParams.get('url') : page.href;
        return track && isTrack(track) ? frame('https://w.soundcloud.com', '/player/', { url: track }) : null;
      },
    },
    {
      name: 'Podigee',
      hosts: /\.podigee\.io$/,
      frames: ['https://*.podigee.io'],
      embedOf: ({ origin, pathname }) => {
        const [episode] = /^\/[\w-]+/.exec(pathname) ?? [];
        return episode ? frame(origin, `${episode}/embed`, { context: 'external' }) : null;
      },
    },
  ],
  viewer: [
    {
      name: 'Issuu',
      hosts: /^(e\.)?issuu\.com$/,
      frames: ['https://e.issuu.com'],
      embedOf: ({ pathname, searchParams }) => {
        const [, user = searchParams.get('u'), document = searchParams.get('d')] =
          /^\/([\w.-]+)\/docs\/([\w.-]+)/.exec(pathname) ?? [];
        return user && document
          ? frame('https://e.issuu.com', '/embed.html', { u: user, d: document })
          : null;
      },
    },
    {
      name: 'Yumpu',
      hosts: /^yumpu\.com$/,
      frames: ['https://www.yumpu.com'],
      embedOf: ({ pathname }) => {
        const [path] = /^\/[a-z]{2}\/embed\/view\/\w+/.exec(pathname) ?? [];
        return path ? frame('https://www.yumpu.com', path) : null;
      },
    },
    {
      name: 'Calaméo',
      hosts: /^(v\.)?calameo\.com$/,
      frames: ['https://v.calameo.com'],
      embedOf: ({ pathname, searchParams }) => {
        const [, code = searchParams.get('bkcode')] = /^\/(?:read|books)\/(\w+)/.exec(pathname) ?? [];
        return code ? frame('https://v.calameo.com', '/', { bkcode: code }) : null;
      },
    },
  ],
  social: [
    {
      name: 'Instagram',
      hosts: /^instagram\.com$/,
      frames: ['https://www.instagram.com'],
      embedOf: ({ pathname }) => {
        const [path] = /\/(p|reel)\/[\w-]+/.exec(pathname) ?? [];
        return path ? frame('https://www.instagram.com', `${path}/embed/`) : null;
      },
    },
    {
      name: 'TikTok',
      hosts: /^tiktok\.com$/,
      frames: ['https://www.tiktok.com'],
      embedOf: ({ pathname }) => {
        const [, id] = /\/video\/(\d+)/.exec(pathname) ?? [];
        return id ? frame('https://www.tiktok.com', `/embed/v2/${id}`) : null;
      },
    },
    {
      name: 'Facebook',
      hosts: /^facebook\.com$/,
      frames: ['https://www.facebook.com'],
      embedOf: (page) =>
        isFacebookPost(page)
          ? frame('https://www.facebook.com', '/plugins/post.php', { href: page.href })
          : null,
    },
    {
      name: 'X',
      hosts: /^x\.com$/,
      frames: ['https://platform.twitter.com'],
      embedOf: ({ pathname }) => {
        const [, id] = /\/status\/(\d+)/.exec(pathname) ?? [];
        return id ? frame('https://platform.twitter.com', '/embed/Tweet.html', { id, dnt: 'true' }) : null;
      },
    },
    {
      name: 'Threads',
      hosts: /^threads\.net$/,
      frames: ['https://www.threads.net'],
      embedOf: ({ pathname }) => {
        const [path] = /^\/@[\w.]+\/post\/[\w-]+/.exec(pathname) ?? [];
        return path ? frame('https://www.threads.net', `${path}/embed`) : null;
      },
    },
  ],
};

/**
 * Reads the address an editor copied from a provider. `null` when it may not be shown as that kind (`lib/embed-hosts.ts`), or
 * when nothing to show can be made out of it.
 */
export function parseEmbedAddress(kind: Exclude<EmbedKind, 'video'>, address: string): EmbedAddress | null {
  if (!isEmbedAddress(address, kind)) return null;
  const page = new URL(address);
  const host = page.hostname.replace(/^(www|m)\./, '');
  const provider = PROVIDERS[kind].find(({ hosts }) => hosts.test(host));
  // Servers of decentralised social networks have any host, so theirs cannot be in the policy.
  if (!provider) return { provider: page.hostname, page: page.href, embed: null };
  const embed = provider.embedOf(page);
  return embed ? { provider: provider.name, page: page.href, embed } : null;
}

/** The origins that frames of these may come from. */
export function embedFrameOrigins(): string[] {
  return Object.values(PROVIDERS)
    .flat()
    .flatMap(({ frames }) => frames);
}

/** Tells if something to show can be made out of an address; views leave out the others. */
export function isShowable(kind: EmbedKind, address: string): boolean {
  return (kind === 'video' ? parseVideoAddress(address) : parseEmbedAddress(kind, address)) !== null;
}
