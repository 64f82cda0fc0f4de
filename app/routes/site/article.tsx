import { pagePhotos } from '#app/document/page-photos.server.ts';
import { addArticleData, addBreadcrumbs } from '#app/document/structured-data.server.ts';
import { FRESH_SECONDS } from '#app/fresh-seconds.ts';
import { type PageContext, pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { pageMeta } from '#app/page-meta.ts';
import { sharePicturePath } from '#features/core/artwork/index.server.ts';
import { documentTag } from '#features/core/documents/cache-tags.ts';
import { programmeTag } from '#features/core/resources/cache-tags.ts';
import { magazineTag } from '#features/website/magazine/cache-tags.ts';
import { loadArticlePage } from '#features/website/magazine/index.server.ts';
import { magazineAddress, magazineFeed } from '#features/website/magazine/index.ts';
import { ArticleScreen } from '#features/website/magazine/screens/article-screen.tsx';
import { documentState, findShownContent } from '#features/website/pages/index.server.ts';
import { type Language, languageShown } from '#lib/localized.ts';
import { secondsUntil } from '#lib/seconds-until.ts';
import { EntityTexts } from '#ui/entity-text.tsx';
import { StaticPart } from '#ui/static-part.tsx';
import type { Route } from './+types/article.ts';
import { stateOfTexts } from './entity-page.server.tsx';
import { hiddenNotice } from './hidden-notice.server.tsx';
import { loadByCanonicalPath } from './load-by-canonical-path.server.ts';
import { PageEditing } from './page-editing.server.tsx';
import { readModules } from './page-modules.server.tsx';
import { sitePage } from './site-page.server.tsx';
import { textsInstead } from './texts-instead.server.ts';
import { viewOptions } from './view-options.server.ts';

export const handle: PageHandle = { bodyClass: 'none', freshSeconds: FRESH_SECONDS.list };

export async function loader({ params, context }: Route.LoaderArgs) {
  const visit = pageContext(context);
  const { services, language, scope, url } = visit;
  const found = await loadByCanonicalPath('article', params, visit, (id, audience) =>
    loadArticlePage(services, id, language, audience),
  );
  const { page, content, alternates, translations } = found;
  const { id } = found;
  const missing = { call: 'texts' as const, body: { content_type: 'article', object_id: id } };
  const editing = await PageEditing.of(visit, [{ name: 'page', missing }]);
  const draft = editing.chosen ? await stateOfTexts(visit, { kind: 'article', id }, 'draft') : null;
  const shown = draft?.shown ?? (content && (await shownContent(visit, content)));
  const isPublic = found.isPublic && (!shown || shown.state === 'published');
  if (isPublic) {
    scope.share(magazineTag(), programmeTag());
    scope.endsAfter(secondsUntil([shown?.changesAt ?? null], services.clock.now()));
  }
  if (content) scope.dependsOn(documentTag(content.documentId));
  const [record, modules, { hero }] = await Promise.all([
    sitePage(visit, 'magazine'),
    draft?.modules ?? (shown && readModules(visit, shown)),
    pagePhotos(visit, page.article.art),
  ]);
  const { title, lead, art } = page.article;
  const breadcrumb = [
    { name: record.name, path: magazineAddress(language) },
    { name: page.category.name.text, path: page.category.path },
    { name: title.text, path: alternates[language] },
  ];
  addBreadcrumbs(visit, breadcrumb);
  Object.assign(visit.head, {
    sharePicture: sharePicturePath('magazine', art),
    feed: magazineFeed(language),
    openGraph: { type: 'article' },
  });
  addArticleData(visit, {
    art,
    path: alternates[language],
    language: languageShown(translations, language) ?? language,
    headline: title.text,
    description: lead.text,
    published: found.publishedAt,
    changed: [found.updatedAt, shown?.since ?? found.updatedAt].toSorted().at(-1) ?? found.updatedAt,
    section: page.category.name.text,
    keywords: page.tags.map(({ name }) => name.text),
    authors: page.authors.map(({ name, path }) => ({ name, ...(path ? { url: url.origin + path } : {}) })),
  });
  const texts = draft
    ? { isMarked: true }
    : visit.framed && shown && modules
      ? { instead: textsInstead(shown, modules) }
      : {};
  const bodyLanguage = shown && shown.language !== language ? shown.language : undefined;
  const screen = (
    <ArticleScreen
      page={page}
      photo={hero}
      body={modules?.render(shown?.content, draft ? 'all' : undefined) ?? null}
      bodyLanguage={bodyLanguage}
      language={language}
    />
  );
  return {
    html: editing.part('article', <EntityTexts value={texts}>{screen}</EntityTexts>),
    ...editing.edits(title.text, draft),
    ...hiddenNotice(visit, {
      isPublic: found.isPublic,
      publicFrom: found.isOnline ? found.publishedAt : null,
    }),
    alternates,
    translations,
    breadcrumb,
    ...(modules && modules.stickyItems.length > 0 ? { stickyItems: modules.stickyItems } : {}),
    meta: {
      title: title.text,
      description: lead.text,
      ...(isPublic ? {} : { robots: 'noindex' as const }),
    },
  };
}

/** Its document as published, or the state an editor asks to see. */
async function shownContent(
  visit: PageContext,
  { documentId, language }: { documentId: number; language: Language },
) {
  const now = visit.services.clock.now();
  return findShownContent(visit.services, documentId, documentState(await viewOptions(visit)), {
    language,
    now,
  });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.meta, matches);

export default function Article({ loaderData }: Route.ComponentProps) {
  return <StaticPart name="article" html={loaderData.html} />;
}
