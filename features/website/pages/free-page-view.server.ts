import { sharePicturePath } from '#features/core/artwork/index.server.ts';
import { type Language, type Localized, shown } from '#lib/localized.ts';
import { dayOf, formatDay } from '#lib/venue-time.ts';
import { shownTitle } from '#platform/html/soft-hyphens.server.ts';
import type { ContentPageView } from './content-page-view.ts';
import type { FreePage } from './find-page.server.ts';
import { isTextPage } from './site-pages.ts';

/** Returns the content a page of the tree shows around its modules, in one language, and its metadata. */
export function freePageView(
  { page, shown: content, tabs, trail }: FreePage,
  language: Language,
): {
  view: Omit<ContentPageView, 'content'>;
  breadcrumb: { name: string; path: string }[];
  /** Name for the head, and the title and description set there. */
  meta: { name: string; title: string | undefined; description: string | undefined };
  /** Open Graph values for shared links to it, where they differ. */
  openGraph: { title?: string; description?: string; type?: string; picture?: string };
} {
  const text = (value: Localized | null) => value && shown(value, language);
  const plain = (value: Localized | null) => text(value)?.text;
  const [ogTitle, ogDescription] = [plain(page.ogTitle), plain(page.ogDescription)];
  return {
    view: {
      title: shownTitle(page.headline ?? page.title, language),
      lead: text(page.lead),
      tabs,
      ...(isTextPage(page.siteName) && content.since !== null
        ? { changedOn: formatDay(dayOf(content.since), language) }
        : {}),
      contentLanguage: content.language === language ? undefined : content.language,
      isDraft: content.state !== 'published',
      isLanding: page.isLandingPage,
    },
    breadcrumb: trail.map(({ name, path }) => ({ name: name.text, path })),
    meta: {
      name: shown(page.title, language).text,
      title: plain(page.metaTitle),
      description: plain(page.metaDescription) ?? plain(page.lead),
    },
    openGraph: {
      ...(ogTitle ? { title: ogTitle } : {}),
      ...(ogDescription ? { description: ogDescription } : {}),
      ...(page.ogType ? { type: page.ogType } : {}),
      ...(page.ogImage ? { picture: sharePicturePath('exhibition', page.ogImage) } : {}),
    },
  };
}
