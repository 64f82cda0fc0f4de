import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Language } from '#lib/localized.ts';
import { dayOf, formatDayShort, shortTime, timeOf } from '#lib/venue-time.ts';
import type { Refusal, TicketAtDoor, Verdict } from '../admission.ts';

/** Why a ticket does not open this door, and what can be done about it (docs/product/check-in.md#refusals). */
export function RefusalWords({
  verdict: { reason, ticket },
  language,
}: {
  verdict: Extract<Verdict, { is: 'refused' }>;
  language: Language;
}) {
  const [headline, help] = words(reason);
  return (
    <>
      <h2 className="text-d3">{headline}</h2>
      {reason === 'other-event' && ticket ? <OtherEvent ticket={ticket} language={language} /> : null}
      <div className="verdict-help surface-sheet">
        <h2 className="verdict-ask">
          <Trans>What now?</Trans>
        </h2>
        <p>{help}</p>
      </div>
    </>
  );
}

function OtherEvent({ ticket: { event, startsAt }, language }: { ticket: TicketAtDoor; language: Language }) {
  const when =
    startsAt && `${formatDayShort(dayOf(startsAt), language)}, ${shortTime(timeOf(startsAt), language)}`;
  return (
    <p className="verdict-kind">
      {event ? <span lang={event.lang}>{event.text}</span> : null}
      {when ? ` · ${when}` : null}
    </p>
  );
}

function words(reason: Refusal): [headline: ReactNode, help: ReactNode] {
  switch (reason) {
    case 'other-event':
      return [
        <Trans key="headline">Not here.</Trans>,
        <Trans key="help">
          The ticket is for another date. The box office can see whether there is room now.
        </Trans>,
      ];
    case 'postponed':
      return [
        <Trans key="headline">Postponed.</Trans>,
        <Trans key="help">
          This date is postponed, and there is no new one yet. The ticket stays valid; who does not want to
          wait gives it back by the link of the order, or at the box office.
        </Trans>,
      ];
    case 'cancelled':
      return [
        <Trans key="headline">Cancelled.</Trans>,
        <Trans key="help">Somebody gave this ticket back. The box office knows more.</Trans>,
      ];
    case 'exchanged':
      return [
        <Trans key="headline">Exchanged.</Trans>,
        <Trans key="help">
          This ticket was exchanged for another date. There is a new one in its place: it lies with the order.
        </Trans>,
      ];
    case 'unpaid':
      return [
        <Trans key="headline">Not paid yet.</Trans>,
        <Trans key="help">
          To the box office, please: once it is paid there, this ticket opens the door.
        </Trans>,
      ];
    case 'test':
      return [
        <Trans key="headline">Only a test.</Trans>,
        <Trans key="help">
          This ticket was ordered to try it out. No money was taken, and there is no place.
        </Trans>,
      ];
    case 'offline':
      return [
        <Trans key="headline">Not on the list.</Trans>,
        <Trans key="help">
          There is no network, and this phone’s list does not have it. Ask for the order’s email, or wait for
          the network.
        </Trans>,
      ];
    case 'unknown':
      return [
        <Trans key="headline">Not one of ours.</Trans>,
        <Trans key="help">
          Is it the code of the ticket? Otherwise type the number that stands below it.
        </Trans>,
      ];
  }
}
