import type { PageContext } from '#app/page-context.server.ts';
import type { PageMeta } from '#app/page-meta.ts';
import { PICTURE_SIZE } from '#features/core/artwork/index.server.ts';
import type { Language } from '#lib/localized.ts';
import { JsonBlock } from './embedded-json.server.tsx';
import { BlockFirstPaint } from './first-paint.server.tsx';

const SOFT_HYPHEN = '\u00ad';
const LOCALES: Record<Language, string> = { de: 'de_DE', en: 'en_GB' };

/** Content of a page's head besides the data browsers need for the next page (`pageMeta`). */
export interface HeadFacts {
  language: Language;
  /** Other languages of the venue. */
  otherLanguages: readonly Language[];
  siteName: string;
  /** Scheme and host under which visitors reach the site. */
  origin: string;
  /** `null` for pages without their own address, such as errors: they are not shared. */
  shared: ({ meta: PageMeta; path: string; picture: string } & PageContext['head']['openGraph']) | null;
  /** Feed of the page, beside that of the calendar. */
  feed: string | null;
  structuredData: readonly object[];
  /** Loaded with consent only (features/core/consent); `null` when there is none. */
  tagManagerId: string | null;
}

/** Head elements for social networks, feed readers and home screens: icons, the news feed, Open Graph, structured data. */
export function DocumentHead({ facts }: { facts: HeadFacts }) {
  const { language, feed, tagManagerId, structuredData } = facts;
  return (
    <>
      <BlockFirstPaint />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <meta name="theme-color" content="#17171f" />
      {feed ? <link rel="alternate" type="application/rss+xml" href={feed} /> : null}
      <link rel="alternate" type="application/rss+xml" href={`/${language}/feeds/calendar.rss`} />
      {tagManagerId ? <meta name="tag-manager" content={tagManagerId} /> : null}
      <OpenGraph facts={facts} />
      {structuredData.map((data) => {
        const json = JSON.stringify(data).replaceAll(SOFT_HYPHEN, '');
        return <JsonBlock key={json} type="application/ld+json" json={json} />;
      })}
    </>
  );
}

function OpenGraph({ facts: { language, otherLanguages, siteName, origin, shared } }: { facts: HeadFacts }) {
  if (!shared) return null;
  const {
    meta,
    path,
    picture,
    title = meta.title,
    description = meta.description,
    type = 'website',
  } = shared;
  const properties: [string, string | number | undefined][] = [
    ['og:title', title],
    ['og:site_name', siteName],
    ['og:description', description],
    ['og:type', type],
    ['og:url', origin + path],
    ['og:image', origin + picture],
    ['og:image:width', PICTURE_SIZE.width],
    ['og:image:height', PICTURE_SIZE.height],
    ['og:locale', LOCALES[language]],
    ...otherLanguages.map((each): [string, string] => ['og:locale:alternate', LOCALES[each]]),
  ];
  return (
    <>
      {properties.map(([property, content]) =>
        content === undefined || content === '' ? null : (
          <meta
            key={property}
            property={property}
            content={typeof content === 'string' ? content.replaceAll(SOFT_HYPHEN, '') : `${content}`}
          />
        ),
      )}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
