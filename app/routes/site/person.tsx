import { msg } from '@lingui/core/macro';
import { pagePhotos } from '#app/document/page-photos.server.ts';
import { addBreadcrumbs, addPersonData } from '#app/document/structured-data.server.ts';
import { FRESH_SECONDS } from '#app/fresh-seconds.ts';
import { pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { pageMeta } from '#app/page-meta.ts';
import { sharePicturePath } from '#features/core/artwork/index.server.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import { programmeTag } from '#features/core/resources/cache-tags.ts';
import { ensembleTag } from '#features/programme/calendar/detail/cache-tags.ts';
import { loadPersonPage } from '#features/programme/ensemble/index.server.ts';
import { PersonScreen } from '#features/programme/ensemble/screens/person-screen.tsx';
import { i18nFor } from '#lib/i18n.ts';
import { StaticPart } from '#ui/static-part.tsx';
import type { Route } from './+types/person.ts';
import { entityPage } from './entity-page.server.tsx';
import { loadByCanonicalPath } from './load-by-canonical-path.server.ts';

export const handle: PageHandle = { bodyClass: 'none', freshSeconds: FRESH_SECONDS.availability };

export async function loader({ params, context }: Route.LoaderArgs) {
  const visit = pageContext(context);
  const { services, language, scope } = visit;
  const { id, page, alternates, translations } = await loadByCanonicalPath('person', params, visit, (id) =>
    loadPersonPage(services, id, language),
  );
  scope.share(ensembleTag(), programmeTag());
  const { name, role } = page.person;
  const breadcrumb = [
    { name: i18nFor(language)._(msg`Ensemble`), path: pathTo('ensemble', language) },
    { name, path: alternates[language] },
  ];
  addBreadcrumbs(visit, breadcrumb);
  visit.head.sharePicture = sharePicturePath('person', page.person.art);
  addPersonData(visit, { art: page.person.art, name, role: role.text, path: alternates[language] });
  const { hero: photo } = await pagePhotos(visit, page.person.art);
  const entity = await entityPage(visit, { kind: 'person', id, title: name });
  return {
    html: entity.part('person', <PersonScreen page={page} photo={photo} />),
    alternates,
    translations,
    ...entity.inFrame(),
    breadcrumb,
    meta: { title: name, description: role.text },
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.meta, matches);

export default function Person({ loaderData }: Route.ComponentProps) {
  return <StaticPart name="person" html={loaderData.html} />;
}
