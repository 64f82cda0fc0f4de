import { Trans, useLingui } from '@lingui/react/macro';
import { formatDay } from '#lib/venue-time.ts';
import { ButtonLink } from '#ui/button.tsx';
import { calendarAddress } from '../calendar-address.ts';
import { without, withoutDays } from '../event-filter.ts';
import type { CalendarPage, EmptyResultSuggestions } from '../load-calendar-page.server.ts';
import { choiceName } from './choice-name.ts';
import { EventRow } from './event-row.tsx';

/** Nothing matches: says so, with suggestions, and near matches. */
export function EmptyResult({
  view,
  suggestions,
}: {
  view: CalendarPage;
  suggestions: EmptyResultSuggestions;
}) {
  const { language, filter } = view;
  const { nearestDay, drop, near } = suggestions;
  const day = nearestDay && formatDay(nearestDay, language, { year: false });
  const nearest = nearestDay ? { ...withoutDays(filter), date: nearestDay } : filter;
  return (
    <>
      <section className="empty-result" aria-labelledby="empty-result-title">
        <FadingHoles />
        <div>
          <h2 id="empty-result-title" className="text-d3">
            <Trans>Not a peep.</Trans>
          </h2>
          <p className="lead">
            <Trans>Unfortunately, your selection did not produce any result.</Trans>{' '}
            <Trans>Please delete one of the filters or try a different combination.</Trans>
          </p>
          <div className="empty-result-links">
            {day === null ? null : (
              <ButtonLink to={calendarAddress(language, nearest)}>
                <Trans>Show {day}</Trans>
              </ButtonLink>
            )}
            {drop ? (
              <ButtonLink
                variant={day === null ? 'ink' : 'ghost'}
                to={calendarAddress(language, without(filter, drop.key))}
              >
                <DropWords view={view} drop={drop} />
              </ButtonLink>
            ) : null}
            <ButtonLink variant="ghost" to={calendarAddress(language, {})}>
              <Trans>Reset filters</Trans>
            </ButtonLink>
          </div>
        </div>
      </section>
      {near.length > 0 ? (
        <section className="near-matches">
          <h2>
            <Trans>Nearly a match</Trans>
          </h2>
          <ol>
            {near.map((card) => (
              <EventRow key={card.id} card={card} withDay />
            ))}
          </ol>
        </section>
      ) : null}
    </>
  );
}

/** Radii of the holes, each smaller than the last, as a sound that dies away. */
const FADING = [31, 24, 18, 14, 11, 8.5, 6.5];
const FADING_DISTANCE = 12;

function FadingHoles() {
  return (
    <svg className="fading-holes" viewBox="0 0 298 66" width="298" height="66" aria-hidden="true">
      {FADING.map((radius, index) => {
        const before = FADING.slice(0, index).reduce((sum, each) => sum + 2 * each + FADING_DISTANCE, 0);
        return (
          <g key={radius}>
            <circle cx={before + radius} cy="33" r={radius} className="hole-edge" />
            <circle cx={before + radius + 1.5} cy="35" r={radius - 2.5} />
          </g>
        );
      })}
    </svg>
  );
}

function DropWords({
  view,
  drop,
}: {
  view: CalendarPage;
  drop: NonNullable<EmptyResultSuggestions['drop']>;
}) {
  const { i18n } = useLingui();
  const { count } = drop;
  const name = choiceName(view, drop.key, i18n) ?? '';
  return (
    <Trans>
      Search without “{name}” ({count})
    </Trans>
  );
}
