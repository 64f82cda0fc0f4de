import { Trans } from '@lingui/react/macro';
import { DayBlock, EventRow, programmeDays } from '#features/calendar/index.ts';
import { pathTo } from '#features/navigation/index.ts';
import type { Visit as VisitFacts } from '#features/shell/index.ts';
import type { Language } from '#lib/localized.ts';
import type { Day } from '#lib/venue-time.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { AgePicker } from '../components/age-picker.tsx';
import { Highlights } from '../components/highlights.tsx';
import { Visit } from '../components/visit.tsx';
import type { Home } from '../find-home.server.ts';

/** The home page below its hero (docs/product/pages.md). Nothing of it has code of its own. */
export function HomeScreen({
  home,
  visit,
  today,
  language,
}: {
  home: Home;
  visit: VisitFacts;
  today: Day;
  language: Language;
}) {
  return (
    <>
      <AgePicker language={language} datesByAge={home.datesByAge} />
      <div className="wrap section-half">
        <Highlights events={home.highlights} />
      </div>
      <section className="wrap section-half" aria-labelledby="coming">
        <SectionHeading
          id="coming"
          aside={
            <Link to={pathTo('calendar', language)} className="text-link">
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
