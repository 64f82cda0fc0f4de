import { Plural, Trans } from '@lingui/react/macro';
import { StubPicture } from '#features/programme/calendar/index.ts';
import { formatPrice } from '#lib/money.ts';
import { Icon } from '#ui/icon.tsx';
import { Tag } from '#ui/tag.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { Visit } from '../order-view.ts';
import { CancelTicket } from './cancel-ticket.tsx';
import { CancellationWords } from './cancellation-words.tsx';
import { PostponedNote } from './postponed-note.tsx';

/** The tickets of an order for one event: the stub with its picture, and each ticket on a line. */
export function VisitCard({
  visit: { id, title, facts, postponedFrom, event, tickets, counts, rebookingPath, seatsPath },
  mayBecomeCredit,
  isDisputed,
}: {
  visit: Visit;
  mayBecomeCredit: boolean;
  isDisputed: boolean;
}) {
  const quantity = tickets.length;
  const headingId = `visit-${id}`;
  const isLeft = tickets.every(({ cancellationCause }) => cancellationCause === 'exchanged');
  return (
    <li className="cart-ticket">
      <div className="cart-ticket-stub perforation-right">
        {event ? <StubPicture image={event.image} /> : null}
      </div>
      <article className="cart-ticket-body surface-sheet" aria-labelledby={headingId}>
        {event ? <Tag tone={event.tone}>{event.typeName}</Tag> : null}
        <p className="visit-count text-sm">
          <Plural value={quantity} one="# ticket" other="# tickets" />
        </p>
        <h2 id={headingId} className="text-d1" lang={title?.lang}>
          {title ? event ? <a href={event.path}>{title.text}</a> : title.text : <Trans>Tickets</Trans>}
        </h2>
        {postponedFrom === null ||
        tickets.every(({ cancellationCause }) => cancellationCause !== null) ? null : (
          <PostponedNote
            postponedFrom={postponedFrom}
            isGivenBackHere={tickets.some(({ isCancellable }) => isCancellable)}
          />
        )}
        <p className="muted text-sm">{facts}</p>
        {event?.calendarPath && tickets.some(({ cancellationCause }) => cancellationCause === null) ? (
          <p>
            <a href={event.calendarPath} className="text-link">
              <Icon name="calendar" />
              <Trans>Add to my calendar</Trans>
              <VisuallyHidden lang={title?.lang}>: {title?.text}</VisuallyHidden>
            </a>
          </p>
        ) : null}
        {isLeft ? (
          <p>
            <Trans>These tickets have been exchanged for another date.</Trans>
          </p>
        ) : counts ? (
          <ul className="cart-lines">
            {counts.map(({ price, quantity, cents }) => (
              <li key={price.text} className="visit-ticket">
                <span lang={price.lang}>
                  {quantity} × {price.text}
                </span>
                <span className="cart-cents" translate="no">
                  {formatPrice(cents)}
                </span>
              </li>
            ))}
          </ul>
        ) : (
          <ul className="cart-lines">
            {tickets.map(
              ({
                position,
                price,
                seatGroup,
                cents,
                fullCents,
                passVisits,
                cancellationCause,
                isCancellable,
                path,
              }) => (
                <li key={position} className="visit-ticket">
                  <span>
                    <span lang={price.lang}>{price.text}</span>,{' '}
                    <span lang={seatGroup.lang}>{seatGroup.text}</span>
                    {cancellationCause ? (
                      <small>
                        {' ('}
                        <CancellationWords cause={cancellationCause} />)
                      </small>
                    ) : null}
                  </span>
                  {path ? (
                    <a href={path} className="text-link">
                      <Icon name="ticket" />
                      <Trans>Show</Trans>
                      <VisuallyHidden>
                        {' '}
                        <Trans>ticket {position}</Trans>
                      </VisuallyHidden>
                    </a>
                  ) : null}
                  <span className="cart-cents">
                    {fullCents > cents ? (
                      <>
                        <s>
                          <VisuallyHidden>
                            <Trans>Full price</Trans>{' '}
                          </VisuallyHidden>
                          {formatPrice(fullCents)}
                        </s>{' '}
                      </>
                    ) : null}
                    {passVisits > 0 ? (
                      <Plural value={passVisits} one="# visit from the pass" other="# visits from the pass" />
                    ) : (
                      formatPrice(cents)
                    )}
                  </span>
                  {isCancellable ? (
                    <CancelTicket
                      position={position}
                      mayBecomeCredit={mayBecomeCredit}
                      isDisputed={isDisputed}
                    />
                  ) : null}
                </li>
              ),
            )}
          </ul>
        )}
        {seatsPath ? (
          <p>
            <a href={seatsPath} className="text-link">
              <Trans>Swap seats</Trans>
              <VisuallyHidden lang={title?.lang}>: {title?.text}</VisuallyHidden>
            </a>
          </p>
        ) : null}
        {rebookingPath ? (
          <p>
            <a href={rebookingPath} className="text-link">
              <Trans>Come on a different date</Trans>
              <VisuallyHidden lang={title?.lang}>: {title?.text}</VisuallyHidden>
            </a>
          </p>
        ) : null}
      </article>
    </li>
  );
}
