import { VIDEO_PROVIDERS, type VideoProviderName } from './video-providers.ts';

/** A video as its address names it. */
export interface VideoAddress {
  provider: VideoProviderName;
  id: string;
  /** Address of its page at the provider, for a link. */
  page: string;
  /** Address a frame shows. */
  embed: string;
}

/** Path before the number of a list of videos. */
const LISTS = ['showcase', 'album', 'user'];

/** Longer than any address of a video; nothing beyond is looked at. */
const LONGEST = 500;

/**
 * Reads the address an editor copied from a provider: of a page, a short link or a frame. `null` when it is none, when its
 * host is not in the table, or when no video can be made out. YouTube is always embedded as youtube-nocookie.com, Vimeo
 * without its tracking (`dnt`).
 */
export function parseVideoAddress(text: string): VideoAddress | null {
  const url = text.length <= LONGEST && URL.canParse(text.trim()) ? new URL(text.trim()) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.port !== '' || url.username || url.password) return null;
  const host = url.hostname.replace(/^(www|m)\./, '');
  const provider = (Object.keys(VIDEO_PROVIDERS) as VideoProviderName[]).find((name) =>
    (VIDEO_PROVIDERS[name].hosts as readonly string[]).includes(host),
  );
  if (!provider) return null;
  return provider === 'youtube' ? youtube(url, host) : vimeo(url);
}

function youtube(url: URL, host: string): VideoAddress | null {
  const [first = '', second = ''] = partsOf(url);
  const id =
    host === 'youtu.be'
      ? first
      : first === 'watch'
        ? (url.searchParams.get('v') ?? '')
        : ['embed', 'shorts', 'live', 'v'].includes(first)
          ? second
          : '';
  if (!VIDEO_PROVIDERS.youtube.id.test(id)) return null;
  return {
    provider: 'youtube',
    id,
    page: `https://www.youtube.com/watch?v=${id}`,
    embed: `${VIDEO_PROVIDERS.youtube.frames}/embed/${id}`,
  };
}

function vimeo(url: URL): VideoAddress | null {
  const parts = partsOf(url);
  // `/showcase/<number>` is a list; behind `/showcase/<number>/video/` there is a video.
  const place = parts.findIndex(
    (part, index) => VIDEO_PROVIDERS.vimeo.id.test(part) && !LISTS.includes(parts[index - 1] ?? ''),
  );
  const id = parts[place];
  if (id === undefined) return null;
  // Key that opens a video that is not listed, in the path of its page or the query of its frame.
  const key = [parts[place + 1], url.searchParams.get('h')].find((part) =>
    /^[\da-f]{8,16}$/.test(part ?? ''),
  );
  return {
    provider: 'vimeo',
    id,
    page: `https://vimeo.com/${id}${key ? `/${key}` : ''}`,
    embed: `${VIDEO_PROVIDERS.vimeo.frames}/video/${id}?dnt=1${key ? `&h=${key}` : ''}`,
  };
}

const partsOf = ({ pathname }: URL): string[] => pathname.split('/').filter(Boolean);
