import { type Language, type Localized, shown } from '#lib/localized.ts';
import { shownTitle } from '#platform/html/soft-hyphens.server.ts';
import type { ContentPageView } from './content-page-view.ts';
import type { FreePage } from './find-page.server.ts';

/** What a page of the tree shows around its modules, in one language, and what it says of itself. */
export function freePageView(
  { page, shown: content, tabs, trail }: FreePage,
  language: Language,
): {
  view: Omit<ContentPageView, 'content'>;
  breadcrumb: { name: string; path: string }[];
  meta: { title: string; description?: string };
} {
  const text = (value: Localized | null) => value && shown(value, language);
  const description = text(page.metaDescription) ?? text(page.lead);
  return {
    view: {
      title: shownTitle(page.headline ?? page.title, language),
      lead: text(page.lead),
      tabs,
      contentLanguage: content.language === language ? undefined : content.language,
      isDraft: content.state !== 'published',
      isLanding: page.isLandingPage,
    },
    breadcrumb: trail.map(({ name, path }) => ({ name: name.text, path })),
    meta: {
      title: shown(page.metaTitle ?? page.title, language).text,
      ...(description ? { description: description.text } : {}),
    },
  };
}
