import { pageMeta } from '#app/page-meta.ts';
import { findVenuePage } from '#features/programme/index.server.ts';
import { VenueScreen } from '#features/programme/index.ts';
import { pageContext } from '#server/page-context.server.ts';
import type { Route } from './+types/venue.ts';
import { describeHouse, describeTrail } from './describe-page.server.ts';
import { findAtAddress } from './detail-address.server.ts';

/** Free places change by the clock alone when reservations end. */
const AVAILABILITY_SECONDS = 5;

export async function loader({ params, context }: Route.LoaderArgs) {
  const visit = pageContext(context);
  const { services, language, scope } = visit;
  const { page, alternates } = await findAtAddress('venue', params, visit, (id) =>
    findVenuePage(services, id, language),
  );
  scope.share(AVAILABILITY_SECONDS, 'venues', 'opening-hours', 'programme');
  const breadcrumb = [{ name: page.name.text, path: alternates[language] }];
  describeTrail(visit, breadcrumb);
  if (page.hours) await describeHouse(visit);
  return {
    page,
    language,
    alternates,
    breadcrumb,
    meta: { title: page.name.text, description: page.directions.text },
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.meta, matches);

export default function Venue({ loaderData: { page, language } }: Route.ComponentProps) {
  return <VenueScreen page={page} language={language} />;
}
