import { Plural, Trans } from '@lingui/react/macro';
import { hubPath } from '#features/core/navigation/index.ts';
import type { Language } from '#lib/localized.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { messagePath } from '../../messages/messages-path.ts';
import { DeskPart } from '../../orders/components/desk-part.tsx';
import { BlockedPlaces } from '../components/blocked-places.tsx';
import { PlacesTable } from '../components/places-table.tsx';
import { PutOnSaleForms } from '../components/put-on-sale-forms.tsx';
import {
  BlockForm,
  CancelEventForm,
  CapacityForm,
  MoveForm,
  PostponeForm,
  RoomForm,
  SaleStartForm,
  TicketLimitsForm,
} from '../components/sale-forms.tsx';
import { SaleStateMark } from '../components/sale-state-mark.tsx';
import { doorListPath, eventSeatsPath, hallMovePath } from '../desk-event-path.ts';
import type { DeskEventPage } from '../load-desk-event-page.server.ts';

/** The sale of one event, with everything staff can do about it. */
export function DeskEventScreen({
  view,
  language,
  problem,
  done,
}: {
  view: DeskEventPage;
  language: Language;
  /** Error in words. */
  problem: string | null;
  /** Confirmation in words. */
  done: string | null;
}) {
  const { event, pools, canBeCancelled } = view;
  return (
    <main id="main" tabIndex={-1} className="wrap hub-screen">
      <p>
        <a href={hubPath('events', language)} className="text-link">
          <Icon name="arrow-left" size={20} />
          <Trans>All dates</Trans>
        </a>
      </p>
      <header className="desk-head">
        <h1 className="text-d3" lang={event.title.lang}>
          {event.title.text}
        </h1>
        <SaleStateMark state={event.state} />
        <p className="lead">
          {event.isPostponed ? <s>{event.when}</s> : event.when},{' '}
          <span lang={event.room.lang}>{event.room.text}</span>
        </p>
        <SaleTimes times={event.saleTimes} />
        <Links view={view} language={language} />
      </header>
      {problem === null ? null : (
        <div role="alert">
          <Note tone="rosa">{problem}</Note>
        </div>
      )}
      {done === null ? null : (
        <div role="status">
          <Note tone="minze">{done}</Note>
        </div>
      )}
      {event.jetId === null ? (
        canBeCancelled ? (
          <DeskPart id="desk-sell" title={<Trans>Put on sale</Trans>}>
            <p>
              <Trans>Choose the prices and set how many seats there are.</Trans>
            </p>
            <PutOnSaleForms view={view} language={language} />
          </DeskPart>
        ) : null
      ) : (
        <>
          <DeskPart id="desk-places" title={<Trans>Seats</Trans>}>
            <PlacesTable pools={pools} />
          </DeskPart>
          <Sale view={view} language={language} />
        </>
      )}
      {canBeCancelled ? (
        <DeskPart id="desk-event" title={<Trans>Move, postpone or cancel</Trans>}>
          <MoveForm view={view} />
          {event.isPostponed ? null : <PostponeForm view={view} />}
          {view.hasPlan ? (
            <p>
              <a href={hallMovePath(event.id, language)} className="text-link">
                <Trans>Move to another seating plan</Trans>
              </a>
            </p>
          ) : (
            <RoomForm view={view} />
          )}
          <CancelEventForm view={view} />
        </DeskPart>
      ) : null}
    </main>
  );
}

/** When it is sold, as far as that is set. */
function SaleTimes({ times: { starts, members, ends } }: { times: DeskEventPage['event']['saleTimes'] }) {
  if (starts === null && members === null && ends === null) return null;
  return (
    <p className="muted">
      {starts === null ? null : <Trans>On sale from {starts}.</Trans>}{' '}
      {members === null ? null : <Trans>Members from {members}.</Trans>}{' '}
      {ends === null ? null : <Trans>Sales end {ends}.</Trans>}
    </p>
  );
}

function Links({ view: { event, canEdit }, language }: { view: DeskEventPage; language: Language }) {
  if (event.jetId === null && !canEdit) return null;
  return (
    <p className="desk-links">
      {event.jetId === null ? null : (
        <>
          <a href={doorListPath(event.id, language)} className="text-link">
            <Trans>Door list</Trans>
          </a>
          <a href={hubPath('orders', language, { performance: String(event.jetId) })} className="text-link">
            <Trans>Orders for this date</Trans>
          </a>
          <a href={messagePath({ eventId: event.id }, language)} className="text-link">
            <Trans>To everybody with a ticket</Trans>
          </a>
        </>
      )}
      {canEdit ? (
        <a href={`/admin/events/${event.id}?lang=${language}`} className="text-link">
          <Trans>Edit this date</Trans>
        </a>
      ) : null}
    </p>
  );
}

function Sale({ view, language }: { view: DeskEventPage; language: Language }) {
  const { event, hasPlan, waiting, canBeCancelled } = view;
  if (!canBeCancelled) return null;
  const isStopped = event.state === 'stopped';
  return (
    <div className="sale-columns">
      {waiting.length > 0 ? (
        <DeskPart id="desk-waiting" title={<Trans>Waiting list</Trans>}>
          <ol className="desk-lines">
            {waiting.map(({ id, email, tickets, onlyTogether, isOffered, joined }) => (
              <li key={id} className="desk-line">
                <span>
                  {email}, <Plural value={tickets} one="# ticket" other="# tickets" />
                  {onlyTogether ? (
                    <>
                      , <Trans>only all together</Trans>
                    </>
                  ) : null}
                  {isOffered ? (
                    <>
                      , <Trans>has an offer</Trans>
                    </>
                  ) : null}
                  , <Trans>since {joined}</Trans>
                </span>
                <form method="post">
                  <input type="hidden" name="do" value="take-off" />
                  <Button type="submit" name="entry" value={id} variant="ghost" size="small">
                    <Trans>Remove from list</Trans>
                    <VisuallyHidden>: {email}</VisuallyHidden>
                  </Button>
                </form>
              </li>
            ))}
          </ol>
          <p>
            <Trans>Seats that become available are offered to them first, automatically.</Trans>
          </p>
        </DeskPart>
      ) : null}
      <DeskPart id="desk-capacity" title={<Trans>Capacity</Trans>}>
        <CapacityForm view={view} />
      </DeskPart>
      <DeskPart id="desk-blocks" title={<Trans>Blocked seats</Trans>}>
        <BlockedPlaces view={view} language={language} />
        {hasPlan ? (
          <p>
            <a href={eventSeatsPath(event.id, language)} className="text-link">
              <Trans>Choose seats to block on the plan</Trans>
            </a>
          </p>
        ) : null}
        <BlockForm view={view} />
      </DeskPart>
      <DeskPart id="desk-sale" title={<Trans>Sales</Trans>}>
        <p>
          {isStopped ? (
            <Trans>We’ve closed sales. Anyone with tickets keeps them.</Trans>
          ) : (
            <Trans>Once sales are closed, nothing more can be bought. Anyone with tickets keeps them.</Trans>
          )}
        </p>
        <form method="post">
          <input type="hidden" name="do" value={isStopped ? 'open' : 'stop'} />
          <Button type="submit" variant={isStopped ? 'red' : 'ghost'}>
            {isStopped ? <Trans>Reopen sales</Trans> : <Trans>Close sales</Trans>}
          </Button>
        </form>
        <SaleStartForm view={view} />
        <TicketLimitsForm view={view} />
      </DeskPart>
    </div>
  );
}
