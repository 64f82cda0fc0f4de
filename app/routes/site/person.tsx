import { pageMeta } from '#app/page-meta.ts';
import { findPersonPage } from '#features/ensemble/index.server.ts';
import { PersonScreen } from '#features/ensemble/index.ts';
import { pageContext } from '#server/page-context.server.ts';
import type { Route } from './+types/person.ts';
import { findAtAddress } from './detail-address.server.ts';

/** Free places change by the clock alone when reservations end. */
const AVAILABILITY_SECONDS = 5;

export async function loader({ params, context }: Route.LoaderArgs) {
  const visit = pageContext(context);
  const { services, language, scope } = visit;
  const { page, alternates } = await findAtAddress('person', params, visit, (id) =>
    findPersonPage(services, id, language),
  );
  scope.share(AVAILABILITY_SECONDS, 'ensemble', 'programme', 'availability');
  const { name, role } = page.person;
  return { page, language, alternates, meta: { title: name, description: role.text } };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.meta, matches);

export default function Person({ loaderData: { page, language } }: Route.ComponentProps) {
  return <PersonScreen page={page} language={language} />;
}
