import { Trans } from '@lingui/react/macro';
import type { GroupDate } from '#features/box-office/ticketing/index.ts';
import type { Language } from '#lib/localized.ts';
import { dayOf, formatDay, formatTime, timeOf } from '#lib/venue-time.ts';
import { classNames } from '#ui/class-names.ts';
import { datesByRoom } from '../group-draft.ts';

/** Dates to choose from, those with room for the group first. */
export function GroupDates({
  dates,
  places,
  chosen,
  language,
  onChoose,
}: {
  dates: readonly GroupDate[];
  /** Heads of the group with those who come along. */
  places: number;
  chosen: string;
  language: Language;
  onChoose: (jetId: string) => void;
}) {
  return (
    <div className="group-dates">
      {datesByRoom(dates, places).map(({ jetId, startsAt, endsAt, free }) => {
        const value = String(jetId);
        const isFull = free < places;
        return (
          <label key={jetId} className={classNames('choice', 'choice-card', isFull && 'group-date-full')}>
            <input
              type="radio"
              name="event"
              className="choice-hole"
              value={value}
              checked={chosen === value}
              onChange={() => onChoose(value)}
            />
            <span className="choice-text">
              <strong>{formatDay(dayOf(startsAt), language)}</strong>
              <small>
                {formatTime(timeOf(startsAt), language)}
                {endsAt ? ` – ${formatTime(timeOf(endsAt), language)}` : ''}
              </small>
            </span>
            <span className="group-date-room">
              <Room free={free} places={places} />
            </span>
          </label>
        );
      })}
    </div>
  );
}

function Room({ free, places }: { free: number; places: number }) {
  if (places === 0) return <Trans>{free} free</Trans>;
  if (free < places)
    return (
      <Trans>
        {free} free, {places - free} too few
      </Trans>
    );
  if (free === places) return <Trans>{free} free, exactly you</Trans>;
  return <Trans>{free} free, you fit in</Trans>;
}
