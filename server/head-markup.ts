import { LATE_LAYER, NO_SCRIPT_LAYER } from '#features/fallbacks/index.server.ts';
import { LANGUAGES, type Language } from '#lib/localized.ts';

const HEAD_END = '</head>';
const BODY_END = '</body>';
const SOFT_HYPHEN = /\u00ad|&shy;/g;
const LOCALES: Record<Language, string> = { de: 'de_DE', en: 'en_GB' };

/** The house itself, for pages that stand for nothing that has a picture. */
const HOUSE_PICTURE = '/share/exhibition/buntspecht.png';
const PICTURE_SIZE = { width: 1200, height: 630 };

/** The same on every page: icons, manifest, the colour around the page. */
const ICONS = [
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml"/>',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>',
  '<link rel="manifest" href="/manifest.webmanifest"/>',
  '<meta name="theme-color" content="#17171f"/>',
].join('');

/** What a finished page is completed with. */
export interface Completion {
  /** Scheme and host under which visitors reach the site. */
  origin: string;
  /** The structured data of the page: its artwork becomes the picture for sharing. */
  described: object[];
  /** Loaded with consent only (features/consent); `null` when there is none. */
  tagManagerId: string | null;
}

/**
 * Writes what networks, readers and home screens look for into the head of a finished page (icons, the news feed, Open
 * Graph, taken from what the page says of itself), and the info layers around its content. No page repeats itself, and
 * neither React nor the browser has anything to do with it: React leaves what it does not know in head and body alone.
 */
export function withHeadMarkup(html: string, { origin, described, tagManagerId }: Completion): string {
  const end = html.indexOf(HEAD_END);
  const bodyEnd = html.lastIndexOf(BODY_END);
  if (end === -1 || bodyEnd === -1) return html;
  const bodyBegin = html.indexOf('>', html.indexOf('<body', end)) + 1;
  const head = html.slice(0, end);
  const language = LANGUAGES.find((each) => head.includes(`<html lang="${each}"`)) ?? 'de';
  const feed = `<link rel="alternate" type="application/rss+xml" href="/${language}/feeds/calendar.rss"/>`;
  const tags = tagManagerId ? `<meta name="tag-manager" content="${quoted(tagManagerId)}"/>` : '';
  return [
    head,
    ICONS,
    feed,
    tags,
    openGraph(head, language, origin, described),
    html.slice(end, bodyBegin),
    NO_SCRIPT_LAYER,
    html.slice(bodyBegin, bodyEnd),
    LATE_LAYER,
    html.slice(bodyEnd),
  ].join('');
}

function openGraph(head: string, language: Language, origin: string, described: object[]): string {
  const title = /<title>([^<]*)<\/title>/.exec(head)?.[1];
  const url = /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1];
  if (!title || !url) return '';
  const picture = origin + sharePicture(described);
  const description = /<meta name="description" content="([^"]*)"/.exec(head)?.[1];
  const properties: [string, string | number | undefined][] = [
    ['og:title', title.split(' | ')[0]],
    ['og:site_name', title.split(' | ').at(-1)],
    ['og:description', description],
    ['og:type', 'website'],
    ['og:url', url],
    ['og:image', picture],
    ['og:image:width', PICTURE_SIZE.width],
    ['og:image:height', PICTURE_SIZE.height],
    ['og:locale', LOCALES[language]],
    ...LANGUAGES.filter((each) => each !== language).map((each): [string, string] => [
      'og:locale:alternate',
      LOCALES[each],
    ]),
  ];
  const tags = properties.flatMap(([property, content]) =>
    content === undefined ? [] : [`<meta property="${property}" content="${quoted(content)}"/>`],
  );

  return `${tags.join('').replace(SOFT_HYPHEN, '')}<meta name="twitter:card" content="summary_large_image"/>`;
}

/** The artwork that structured data shows, as a picture for sharing. */
function sharePicture(described: object[]): string {
  const [, type, slug] =
    /\/art\/v\d+\/([a-z]+)\/([a-z0-9~-]+)-\d+x\d+\.svg/.exec(JSON.stringify(described)) ?? [];
  return type && slug ? `/share/${type}/${slug}.png` : HOUSE_PICTURE;
}

/** Values come out of finished markup and are escaped, but for quotes in the text of an element. */
function quoted(text: string | number): string {
  return String(text).replaceAll('"', '&quot;');
}
