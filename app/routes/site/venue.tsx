import { pagePhotos } from '#app/document/page-photos.server.ts';
import { addBreadcrumbs, addMainVenueData } from '#app/document/structured-data.server.ts';
import { FRESH_SECONDS } from '#app/fresh-seconds.ts';
import { pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { pageMeta } from '#app/page-meta.ts';
import { sharePicturePath } from '#features/core/artwork/index.server.ts';
import { programmeTag } from '#features/core/resources/cache-tags.ts';
import { openingHoursTag } from '#features/programme/opening-hours/cache-tags.ts';
import { venuesTag } from '#features/programme/venues/cache-tags.ts';
import { loadVenuePage } from '#features/programme/venues/index.server.ts';
import { VenueScreen } from '#features/programme/venues/screens/venue-screen.tsx';
import { StaticPart } from '#ui/static-part.tsx';
import type { Route } from './+types/venue.ts';
import { entityPage } from './entity-page.server.tsx';
import { loadByCanonicalPath } from './load-by-canonical-path.server.ts';

export const handle: PageHandle = { bodyClass: 'none', freshSeconds: FRESH_SECONDS.availability };

export async function loader({ params, context }: Route.LoaderArgs) {
  const visit = pageContext(context);
  const { services, language, scope } = visit;
  const { id, page, alternates, translations } = await loadByCanonicalPath('venue', params, visit, (id) =>
    loadVenuePage(services, id, language),
  );
  scope.share(venuesTag(), openingHoursTag(), programmeTag());
  const breadcrumb = [{ name: page.name.text, path: alternates[language] }];
  addBreadcrumbs(visit, breadcrumb);
  visit.head.sharePicture = sharePicturePath('exhibition', page.art);
  if (page.hours) await addMainVenueData(visit);
  const { hero: photo } = await pagePhotos(visit, page.art);
  const entity = await entityPage(visit, { kind: 'venue', id, title: page.name.text });
  return {
    html: entity.part('venue', <VenueScreen page={page} photo={photo} language={language} />),
    alternates,
    translations,
    ...entity.inFrame(),
    breadcrumb,
    meta: { title: page.name.text, description: page.directions.text },
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.meta, matches);

export default function Venue({ loaderData }: Route.ComponentProps) {
  return <StaticPart name="venue" html={loaderData.html} />;
}
