import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { addMainVenueData } from '#app/document/structured-data.server.ts';
import { FRESH_SECONDS } from '#app/fresh-seconds.ts';
import { i18nFor } from '#app/i18n.ts';
import { pageContext } from '#app/page-context.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import { useShell } from '#app/routes/use-shell.ts';
import { DayBlock, EventRow, programmeDays } from '#features/calendar/index.ts';
import { findHome } from '#features/home/index.server.ts';
import { AgePicker, Highlights, HomeHero, Visit } from '#features/home/index.ts';
import { alternatePaths, pathTo } from '#features/navigation/index.ts';
import { programmeTag } from '#features/productions/cache-tags.ts';
import { findVisit } from '#features/shell/index.server.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import type { Route } from './+types/home.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const page = pageContext(context);
  const { services, language, scope } = page;
  await addMainVenueData(page);
  const [home, visit] = await Promise.all([findHome(services, language), findVisit(services, language)]);
  scope.share(FRESH_SECONDS.availability, programmeTag());
  const i18n = i18nFor(language);
  return {
    home,
    visit,
    today: services.clock.today(),
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

export default function HomePage({ loaderData: { home, visit, today, language } }: Route.ComponentProps) {
  const around = useShell();
  const calendar = pathTo('calendar', language);
  const exhibitions = around?.shell.menus.menu[1]?.url ?? calendar;
  return (
    <>
      <HomeHero language={language} exhibitionsPath={exhibitions} />
      <AgePicker language={language} datesByAge={home.datesByAge} />
      <div className="wrap section-half">
        <Highlights events={home.highlights} />
      </div>
      <section className="wrap section-half" aria-labelledby="coming">
        <SectionHeading
          id="coming"
          aside={
            <Link to={calendar} className="text-link">
              <Trans>Whole calendar</Trans>
              <Icon name="arrow-right" />
            </Link>
          }
        >
          <Trans>The next days</Trans>
        </SectionHeading>
        {programmeDays(home.coming).map(({ day, events }) => (
          <DayBlock key={day} day={day} today={today}>
            {events.map((card) => (
              <EventRow key={card.id} card={card} />
            ))}
          </DayBlock>
        ))}
      </section>
      <Visit visit={visit} />
    </>
  );
}
