import { msg } from '@lingui/core/macro';
import { addMainVenueData } from '#app/document/structured-data.server.ts';
import { FRESH_SECONDS } from '#app/fresh-seconds.ts';
import { pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { pageMeta } from '#app/page-meta.ts';
import { alternatePaths } from '#features/core/navigation/index.ts';
import { programmeTag } from '#features/core/resources/cache-tags.ts';
import { findExhibitionsPath } from '#features/programme/calendar/index.server.ts';
import { HomeHero } from '#features/programme/calendar/index.ts';
import { i18nFor } from '#lib/i18n.ts';
import { StaticPart } from '#ui/static-part.tsx';
import type { Route } from './+types/home.ts';
import { sitePage } from './site-page.server.tsx';

export const handle: PageHandle = { freshSeconds: FRESH_SECONDS.availability };

export async function loader({ context }: Route.LoaderArgs) {
  const page = pageContext(context);
  const { services, language, scope } = page;
  await addMainVenueData(page);
  const [record, exhibitionsPath] = await Promise.all([
    sitePage(page, 'home'),
    findExhibitionsPath(services, language),
  ]);
  scope.share(programmeTag());
  const i18n = i18nFor(language);
  const { ownHeadline: headline, head } = record;
  return {
    html: record.partWithAbove('home', <div className="home-modules">{record.above}</div>),
    hero: { ...(headline ? { headline } : {}), ...(head.lead ? { lead: head.lead } : {}), exhibitionsPath },
    ...record.inFrame(),
    language,
    alternates: alternatePaths('home'),
    meta: record.meta({
      title: i18n._(msg`Arts centre for children`),
      description: i18n._(
        msg`Exhibitions you can touch, theatre in the dark, workshops that make a racket. For everyone aged 0 to 12 and their grown-ups.`,
      ),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.meta, matches);

export default function HomePage({ loaderData: { html, hero, language } }: Route.ComponentProps) {
  return (
    <>
      <HomeHero {...hero} language={language} />
      <StaticPart name="home" html={html} />
    </>
  );
}
