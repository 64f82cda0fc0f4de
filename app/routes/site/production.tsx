import { msg } from '@lingui/core/macro';
import { pagePhotos } from '#app/document/page-photos.server.ts';
import { addBreadcrumbs } from '#app/document/structured-data.server.ts';
import { FRESH_SECONDS } from '#app/fresh-seconds.ts';
import { pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { pageMeta } from '#app/page-meta.ts';
import { sharePicturePath } from '#features/core/artwork/index.server.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import { programmeTag } from '#features/core/resources/cache-tags.ts';
import { artworkType } from '#features/programme/calendar/index.ts';
import { openingHoursTag } from '#features/programme/opening-hours/cache-tags.ts';
import { productionTag } from '#features/programme/productions/cache-tags.ts';
import { loadProductionPage } from '#features/programme/productions/index.server.ts';
import { productionParts } from '#features/programme/productions/screens/production-parts.tsx';
import { ProductionScreen } from '#features/programme/productions/screens/production-screen.tsx';
import { i18nFor } from '#lib/i18n.ts';
import type { Route } from './+types/production.ts';
import { blogSection } from './blog-section.server.tsx';
import { entityPage } from './entity-page.server.tsx';
import { hiddenNotice } from './hidden-notice.server.tsx';
import { loadByCanonicalPath } from './load-by-canonical-path.server.ts';

export const handle: PageHandle = { bodyClass: 'non-cms', freshSeconds: FRESH_SECONDS.availability };

export async function loader({ params, context }: Route.LoaderArgs) {
  const visit = pageContext(context);
  const { services, language, scope, settings } = visit;
  const { id, page, alternates, translations, isPublic } = await loadByCanonicalPath(
    'production',
    params,
    visit,
    (production, audience) => loadProductionPage(services, production, language, audience),
  );
  if (isPublic) scope.share(programmeTag(), openingHoursTag(), productionTag(id));
  const { title, subline, type, videos, slug } = page.production;
  const art = artworkType(type.slug);
  const breadcrumb = [
    { name: i18nFor(language)._(msg`Productions`), path: pathTo('productions', language) },
    { name: title.text, path: alternates[language] },
  ];
  addBreadcrumbs(visit, breadcrumb);
  visit.head.sharePicture = sharePicturePath(art, page.production.art);
  const entity = await entityPage(visit, { kind: 'production', id, title: title.text });
  return {
    parts: entity.parts(
      'production',
      productionParts({
        page,
        ...(await pagePhotos(visit, page.production.art, page.production.images)),
        language,
        today: services.clock.today(),
        programsInOverlay: settings.design.flags.detailProgramOverlay,
        blog: await blogSection(visit, { production: id }),
      }),
    ),
    ...entity.inFrame(),
    ...hiddenNotice(visit, { isPublic }),
    videos: { videos, slug, art },
    language,
    alternates,
    translations,
    breadcrumb,
    meta: {
      title: title.text.replaceAll('\u00ad', ''),
      description: subline.text,
      ...(isPublic ? {} : { robots: 'noindex' as const }),
    },
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.meta, matches);

export default function Production({ loaderData }: Route.ComponentProps) {
  const { parts, videos, language } = loaderData;
  return <ProductionScreen parts={parts} videos={videos} language={language} />;
}
