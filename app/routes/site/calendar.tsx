import { msg } from '@lingui/core/macro';
import { addBreadcrumbs } from '#app/document/structured-data.server.ts';
import { FRESH_SECONDS } from '#app/fresh-seconds.ts';
import { pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { pageMeta } from '#app/page-meta.ts';
import { redirect } from '#app/site-redirect.server.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import { programmeTag } from '#features/core/resources/cache-tags.ts';
import { loadCalendarPage } from '#features/programme/calendar/index.server.ts';
import {
  CALENDAR_PARAMETERS,
  calendarAddress,
  parseEventFilter,
} from '#features/programme/calendar/index.ts';
import { CalendarScreen } from '#features/programme/calendar/screens/calendar-screen.tsx';
import { openingHoursTag } from '#features/programme/opening-hours/cache-tags.ts';
import { i18nFor } from '#lib/i18n.ts';
import { parsePage, readUsable } from '#lib/query-parameters.ts';
import { succeed } from '#lib/result.ts';
import { loadOrReport } from '#platform/browser/added-page.ts';
import type { Route } from './+types/calendar.ts';
import { sitePage } from './site-page.server.tsx';

export const handle: PageHandle = {
  showsDates: true,
  query: { shared: CALENDAR_PARAMETERS },
  freshSeconds: FRESH_SECONDS.availability,
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = pageContext(context);
  const { services, language, scope } = ctx;
  const { value, invalid } = readUsable(new URL(request.url).searchParams, parseCalendarQuery);
  const { filter, page } = value;
  if (invalid.length > 0) {
    services.log.warn({ invalid }, 'ignored invalid query parameters of the calendar');
    throw redirect(calendarAddress(language, filter, page));
  }
  const view = await loadCalendarPage(services, { filter, page, language });
  if (view.events.length === 0 && view.total > 0) throw redirect(calendarAddress(language, filter));
  scope.share(programmeTag(), openingHoursTag());
  const i18n = i18nFor(language);
  const record = await sitePage(ctx, 'calendar');
  const breadcrumb = [{ name: record.name, path: pathTo('calendar', language) }];
  addBreadcrumbs(ctx, breadcrumb);
  return {
    ...view,
    ...record.onPage(),
    breadcrumb,
    alternates: {
      de: calendarAddress('de', view.filter, page),
      en: calendarAddress('en', view.filter, page),
    },
    meta: record.meta({
      description: i18n._(msg`Exhibitions, workshops, theatre and music for children, day by day.`),
    }),
  };
}

function parseCalendarQuery(query: URLSearchParams) {
  const filter = parseEventFilter(query);
  if (!filter.ok) return filter;
  const page = parsePage(query);
  return page.ok ? succeed({ filter: filter.value, page: page.value }) : page;
}

export const clientLoader = (load: Route.ClientLoaderArgs) => loadOrReport(load);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.meta, matches);

export default function Calendar({ loaderData }: Route.ComponentProps) {
  return <CalendarScreen view={loaderData} />;
}
