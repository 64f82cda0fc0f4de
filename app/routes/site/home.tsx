import { msg } from '@lingui/core/macro';
import { staticPart } from '#app/document/static-part.server.tsx';
import { addMainVenueData } from '#app/document/structured-data.server.ts';
import { FRESH_SECONDS } from '#app/fresh-seconds.ts';
import { i18nFor } from '#app/i18n.ts';
import { pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { pageMeta } from '#app/page-meta.ts';
import { findHome } from '#features/home/index.server.ts';
import { HomeHero } from '#features/home/index.ts';
import { HomeScreen } from '#features/home/screens/home-screen.tsx';
import { alternatePaths } from '#features/navigation/index.ts';
import { programmeTag } from '#features/productions/cache-tags.ts';
import { findVisit } from '#features/shell/index.server.ts';
import { StaticPart } from '#ui/static-part.tsx';
import type { Route } from './+types/home.ts';

export const handle: PageHandle = { freshSeconds: FRESH_SECONDS.availability };

export async function loader({ context }: Route.LoaderArgs) {
  const page = pageContext(context);
  const { services, language, scope } = page;
  await addMainVenueData(page);
  const [home, visit] = await Promise.all([findHome(services, language), findVisit(services, language)]);
  scope.share(programmeTag());
  const i18n = i18nFor(language);
  return {
    html: staticPart(
      page,
      'home',
      <HomeScreen home={home} visit={visit} today={services.clock.today()} language={language} />,
    ),
    exhibitionsPath: home.exhibitionsPath,
    language,
    alternates: alternatePaths('home'),
    meta: {
      title: i18n._(msg`House of art and culture for children`),
      description: i18n._(
        msg`Exhibitions to touch, theatre in the dark, workshops with a racket. For everyone from 0 to 12 and their grown-ups.`,
      ),
    },
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.meta, matches);

export default function HomePage({ loaderData: { html, exhibitionsPath, language } }: Route.ComponentProps) {
  return (
    <>
      <HomeHero language={language} exhibitionsPath={exhibitionsPath} />
      <StaticPart name="home" html={html} />
    </>
  );
}
