import { redirect } from 'react-router';
import { pageMeta } from '#app/page-meta.ts';
import { toOfferView } from '#features/booking/index.ts';
import { findEventDetail } from '#features/calendar/index.server.ts';
import { EventPage } from '#features/calendar/index.ts';
import { alternatePaths, pathTo } from '#features/navigation/index.ts';
import { formatDay } from '#lib/venue-time.ts';
import { pageContext } from '#server/page-context.server.ts';
import type { Route } from './+types/event.ts';

/** Free places change by the clock alone when reservations end. */
const AVAILABILITY_SECONDS = 5;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { services, language, scope, url } = pageContext(context);
  const id = /^[1-9]\d{0,8}$/.test(params.id) ? Number(params.id) : null;
  const found = id === null ? null : await findEventDetail(services, id, language);
  if (!found) throw new Response(null, { status: 404, statusText: 'Not Found' });

  const { listing, detail, offer } = found;
  const canonical = { slug: listing.slug, id: listing.id };
  if (params.slug !== listing.slug) throw redirect(pathTo('event', language, canonical) + url.search, 301);

  scope.share(AVAILABILITY_SECONDS, 'programme', 'availability', `production:${listing.productionId}`);
  const { title, subline } = detail.production;
  return {
    detail,
    offer: offer && toOfferView(offer, language),
    language,
    today: services.clock.today(),
    alternates: alternatePaths('event', canonical),
    meta: {
      title: `${title.text.replaceAll('\u00ad', '')}, ${formatDay(listing.day, language)}`,
      description: subline.text,
    },
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.meta, matches);

export default function EventRoute({ loaderData: { detail, language, offer, today } }: Route.ComponentProps) {
  return <EventPage detail={detail} language={language} today={today} offer={offer} />;
}
