import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Language } from '#lib/localized.ts';
import { dayOf, formatDayShort, shortTime, timeOf } from '#lib/venue-time.ts';
import type { Refusal, TicketAtDoor, Verdict } from '../admission.ts';

/** Reason a ticket is refused at this door, and the way to solve it (docs/product/check-in.md#refusals). */
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
        <Trans key="headline">Wrong place.</Trans>,
        <Trans key="help">
          The ticket is for another date. The box office can check whether there’s room for this one.
        </Trans>,
      ];
    case 'postponed':
      return [
        <Trans key="headline">Postponed.</Trans>,
        <Trans key="help">
          This date is postponed, with no new date yet. The ticket stays valid. Anyone who doesn’t want to
          wait can return it with the link in their order, or at the box office.
        </Trans>,
      ];
    case 'cancelled':
      return [
        <Trans key="headline">Cancelled.</Trans>,
        <Trans key="help">This ticket isn’t valid any more. The box office can tell you why.</Trans>,
      ];
    case 'exchanged':
      return [
        <Trans key="headline">Exchanged.</Trans>,
        <Trans key="help">
          This ticket has been exchanged for another date. There’s a new one: it’s with the order.
        </Trans>,
      ];
    case 'unpaid':
      return [
        <Trans key="headline">Not paid yet.</Trans>,
        <Trans key="help">To the box office, please: once it’s paid there, this ticket gets you in.</Trans>,
      ];
    case 'not-inside':
      return [
        <Trans key="headline">Not inside.</Trans>,
        <Trans key="help">Nobody who is inside came in with this ticket. They can simply walk out.</Trans>,
      ];
    case 'no-exits':
      return [
        <Trans key="headline">No exits here.</Trans>,
        <Trans key="help">
          Scanning people out has been switched off in the settings. Open the door again to carry on.
        </Trans>,
      ];
    case 'test':
      return [
        <Trans key="headline">Test ticket.</Trans>,
        <Trans key="help">This ticket was a test order. No money was taken, and there’s no seat.</Trans>,
      ];
    case 'offline':
      return [
        <Trans key="headline">Not on the list.</Trans>,
        <Trans key="help">
          There’s no signal, and the ticket isn’t on this phone’s list. Ask to see the order email, or wait
          for a signal.
        </Trans>,
      ];
    case 'unknown':
      return [
        <Trans key="headline">Not one of ours.</Trans>,
        <Trans key="help">Is that the code on the ticket? If not, type the number below it.</Trans>,
      ];
  }
}
