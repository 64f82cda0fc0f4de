import { msg } from '@lingui/core/macro';
import { addBreadcrumbs, addEventData } from '#app/document/structured-data.server.ts';
import { FRESH_SECONDS } from '#app/fresh-seconds.ts';
import { i18nFor } from '#app/i18n.ts';
import { pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { pageMeta } from '#app/page-meta.ts';
import { toOfferView } from '#features/booking/index.ts';
import { artworkType } from '#features/event-types/index.ts';
import { loadEventPage } from '#features/events/index.server.ts';
import { EventScreen } from '#features/events/screens/event-screen.tsx';
import { pathTo } from '#features/navigation/index.ts';
import { openingHoursTag } from '#features/opening-hours/cache-tags.ts';
import { productionTag, programmeTag } from '#features/productions/cache-tags.ts';
import { RelatedProductions } from '#features/productions/index.ts';
import { sharePicturePath } from '#features/sharing/index.server.ts';
import { venuesTag } from '#features/venues/cache-tags.ts';
import { formatDay } from '#lib/venue-time.ts';
import type { Route } from './+types/event.ts';
import { loadByCanonicalPath } from './load-by-canonical-path.server.ts';

export const handle: PageHandle = {
  bodyClass: 'non-cms',
  showsDates: true,
  query: { personal: ['message'] },
  freshSeconds: FRESH_SECONDS.availability,
};

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = pageContext(context);
  const { services, language, scope, settings, url } = page;
  const found = await loadByCanonicalPath('event', params, page, (id) =>
    loadEventPage(services, id, language),
  );
  const { listing, detail, offer, related, alternates } = found;
  await addEventData(page, found);
  page.head.sharePicture = sharePicturePath(artworkType(detail.event.type.slug), detail.event.art);
  scope.share(programmeTag(), openingHoursTag(), venuesTag(), productionTag(listing.productionId));
  const { title, subline } = detail.production;
  const breadcrumb = [
    { name: i18nFor(language)._(msg`What’s on`), path: pathTo('calendar', language) },
    { name: title.text, path: alternates[language] },
  ];
  addBreadcrumbs(page, breadcrumb);
  return {
    detail,
    offer: offer && toOfferView(offer, language),
    related,
    programsInOverlay: settings.design.flags.detailProgramOverlay,
    isNothingChosen: url.searchParams.get('message') === 'NOTHING_CHOSEN',
    language,
    today: services.clock.today(),
    alternates,
    breadcrumb,
    meta: {
      title: `${title.text.replaceAll('\u00ad', '')}, ${formatDay(listing.day, language)}`,
      description: subline.text,
    },
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.meta, matches);

export default function EventRoute({ loaderData }: Route.ComponentProps) {
  const { related, ...shown } = loaderData;
  return (
    <EventScreen {...shown}>
      <RelatedProductions cards={related} />
    </EventScreen>
  );
}
