import { Trans, useLingui } from '@lingui/react/macro';
import { type EventCard, EventRow } from '#features/calendar/index.ts';
import { pathTo } from '#features/navigation/index.ts';
import type { ViewProps } from '../view-props.ts';
import type { eventList } from './module.ts';

export function EventListView({ loaded, language }: ViewProps<typeof eventList>) {
  const { t } = useLingui();
  // What its own loader brought (`load.server.ts`).
  const cards = (loaded ?? []) as unknown as EventCard[];
  if (cards.length === 0) {
    return (
      <p className="lead">
        <Trans>Unfortunately, there are no upcoming events.</Trans>{' '}
        <a href={pathTo('calendar', language)} className="text-link">{t`All events`}</a>
      </p>
    );
  }
  return (
    <ol className="rule">
      {cards.map((card) => (
        <EventRow key={card.id} card={card} withDay />
      ))}
    </ol>
  );
}
