import { Trans, useLingui } from '@lingui/react/macro';
import { anchorId } from '#features/core/documents/index.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import { DayBlock, EventRow, programmeDays } from '#features/programme/calendar/index.ts';
import type { Language } from '#lib/localized.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import type { ModuleView, ViewProps } from '../view-props.ts';
import type { LoadedEventList } from './loaded-event-list.ts';
import type { eventList } from './module.ts';

function EventListView({ id, values, text, loaded, language }: ViewProps<typeof eventList>) {
  // Data from its loader (`load.server.ts`).
  const list = (loaded ?? null) as unknown as LoadedEventList | null;
  const dates = <Dates list={list} variant={values.look} language={language} idPrefix={`${anchorId(id)}-`} />;
  const anchor = values.anchor ? anchorId(values.anchor.text) : undefined;
  if (!values.headline) return anchor ? <div id={anchor}>{dates}</div> : dates;
  const name = anchorId(`${id}.name`);
  return (
    <section id={anchor} aria-labelledby={name}>
      <SectionHeading
        id={name}
        aside={
          <Link to={pathTo('calendar', language)} className="text-link">
            <Trans>Whole calendar</Trans>
            <Icon name="arrow-right" />
          </Link>
        }
      >
        <span {...text('headline')} />
      </SectionHeading>
      {dates}
    </section>
  );
}

function Dates({
  list,
  variant,
  language,
  idPrefix,
}: {
  list: LoadedEventList | null;
  variant: 'rows' | 'days';
  language: Language;
  idPrefix: string;
}) {
  const { t } = useLingui();
  if (!list || list.events.length === 0) {
    return (
      <p className="lead">
        <Trans>Unfortunately, there are no upcoming events.</Trans>{' '}
        <a href={pathTo('calendar', language)} className="text-link">{t`All dates`}</a>
      </p>
    );
  }
  const { today, events } = list;
  if (variant === 'days')
    return programmeDays(events).map(({ day, events: ofDay }) => (
      <DayBlock key={day} day={day} today={today}>
        {ofDay.map((card) => (
          <EventRow key={card.id} card={card} idPrefix={idPrefix} />
        ))}
      </DayBlock>
    ));
  return (
    <ol className="rule">
      {events.map((card) => (
        <EventRow key={card.id} card={card} idPrefix={idPrefix} withDay />
      ))}
    </ol>
  );
}

export const view: ModuleView = { View: EventListView };
