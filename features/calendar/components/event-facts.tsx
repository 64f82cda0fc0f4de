import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ProductionView } from '#features/productions/index.ts';
import type { EventCard } from '../event-card.ts';
import { AgeStrip } from './age-strip.tsx';

/** Age, duration, place, language, doors: what families look for first. */
export function EventFacts({ event, production }: { event: EventCard; production: ProductionView }) {
  const { minutes } = event;
  const { doorsMinutes, language } = production;
  return (
    <dl className="facts">
      <Fact name={<Trans>Age</Trans>}>
        <AgeStrip from={event.ageFrom} to={event.ageTo} />
      </Fact>
      {event.until ? null : (
        <Fact name={<Trans>Duration</Trans>}>
          <Trans>{minutes} minutes</Trans>
        </Fact>
      )}
      <Fact name={<Trans>Place</Trans>}>{event.place}</Fact>
      <Fact name={<Trans>Language</Trans>}>
        <span lang={language.lang}>{language.text}</span>
      </Fact>
      {doorsMinutes > 0 ? (
        <Fact name={<Trans>Doors open</Trans>}>
          <Trans>{doorsMinutes} minutes before</Trans>
        </Fact>
      ) : null}
    </dl>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
