import { msg } from '@lingui/core/macro';
import { pagePhotos } from '#app/document/page-photos.server.ts';
import { staticParts } from '#app/document/static-part.server.tsx';
import { addBreadcrumbs, addEventData } from '#app/document/structured-data.server.ts';
import { FRESH_SECONDS } from '#app/fresh-seconds.ts';
import { pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { pageMeta } from '#app/page-meta.ts';
import { toOfferView } from '#features/box-office/booking/index.ts';
import { sharePicturePath } from '#features/core/artwork/index.server.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import { programmeTag } from '#features/core/resources/cache-tags.ts';
import { artworkType } from '#features/programme/calendar/index.ts';
import { loadEventPage } from '#features/programme/events/index.server.ts';
import { eventParts } from '#features/programme/events/screens/event-parts.tsx';
import { EventScreen } from '#features/programme/events/screens/event-screen.tsx';
import { openingHoursTag } from '#features/programme/opening-hours/cache-tags.ts';
import { productionTag } from '#features/programme/productions/cache-tags.ts';
import { venuesTag } from '#features/programme/venues/cache-tags.ts';
import { i18nFor } from '#lib/i18n.ts';
import { languageShown } from '#lib/localized.ts';
import { formatDay } from '#lib/venue-time.ts';
import type { Route } from './+types/event.ts';
import { blogSection } from './blog-section.server.tsx';
import { entityPage } from './entity-page.server.tsx';
import { hiddenNotice } from './hidden-notice.server.tsx';
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
  const found = await loadByCanonicalPath('event', params, page, (id, audience) =>
    loadEventPage(services, id, language, audience),
  );
  const { listing, detail, alternates, translations, isPublic } = found;
  const offer = found.offer && toOfferView(found.offer, language);
  await addEventData(page, found, languageShown(translations, language) ?? language);
  const art = artworkType(detail.event.type.slug);
  page.head.sharePicture = sharePicturePath(art, detail.event.art);
  if (isPublic)
    scope.share(programmeTag(), openingHoursTag(), venuesTag(), productionTag(listing.productionId));
  const { title, subline } = detail.production;
  const breadcrumb = [
    { name: i18nFor(language)._(msg`What’s on`), path: pathTo('calendar', language) },
    { name: title.text, path: alternates[language] },
  ];
  addBreadcrumbs(page, breadcrumb);
  // Texts about the event are those of its production: they are edited there.
  const about = { kind: 'event' as const, id: found.id, title: title.text, hasTexts: false };
  const entity = await entityPage(page, about);
  return {
    parts: staticParts(
      page,
      'event',
      eventParts({
        page: found,
        ...(await pagePhotos(page, detail.event.art, detail.production.images)),
        offer,
        language,
        today: services.clock.today(),
        isNothingChosen: url.searchParams.get('message') === 'NOTHING_CHOSEN',
        programsInOverlay: settings.design.flags.detailProgramOverlay,
        blog: await blogSection(page, { event: found.id, production: listing.productionId }),
      }),
    ),
    ...entity.inFrame(),
    ...hiddenNotice(page, { isPublic }),
    videos: { videos: detail.production.videos, slug: detail.production.slug, art },
    offer,
    language,
    alternates,
    translations,
    breadcrumb,
    meta: {
      title: `${title.text.replaceAll('\u00ad', '')}, ${formatDay(listing.day, language)}`,
      description: subline.text,
      ...(isPublic ? {} : { robots: 'noindex' as const }),
    },
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.meta, matches);

export default function EventRoute({ loaderData }: Route.ComponentProps) {
  const { parts, videos, offer, language } = loaderData;
  return <EventScreen parts={parts} videos={videos} offer={offer} language={language} />;
}
