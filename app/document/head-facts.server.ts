import type { StaticHandlerContext } from 'react-router';
import type { PageContext } from '#app/page-context.server.ts';
import type { PageMeta } from '#app/page-meta.ts';
import { sharePicturePath } from '#features/core/artwork/index.server.ts';
import type { Language, PerLanguage } from '#lib/localized.ts';
import type { HeadFacts } from './document-head.server.tsx';

/** The venue itself, for pages that stand for nothing that has a picture. */
const DEFAULT_PICTURE = sharePicturePath('exhibition', 'buntspecht');

/** Collects the head content from a page's loaders: their data holds the part browsers need as well, their context the rest. */
export function headFacts(
  { matches, loaderData, errors }: Pick<StaticHandlerContext, 'matches' | 'loaderData' | 'errors'>,
  { language, url, settings, head }: PageContext,
): HeadFacts {
  const leaf = matches.at(-1)?.route.id ?? '';
  const { meta, alternates, translations } = (errors ? {} : (loaderData[leaf] ?? {})) as {
    meta?: PageMeta;
    alternates?: PerLanguage<string>;
    translations?: readonly Language[];
  };
  const path = alternates?.[language];
  const picture = head.sharePicture ?? DEFAULT_PICTURE;
  return {
    language,
    otherLanguages: settings.languages.filter(
      (each) => each !== language && (translations?.includes(each) ?? true),
    ),
    siteName: settings.siteName,
    origin: url.origin,
    shared: meta && path ? { meta, path, picture, ...head.openGraph } : null,
    feed: errors ? null : head.feed,
    structuredData: head.structuredData,
    tagManagerId: settings.design.cookies.tagManagerId,
  };
}
