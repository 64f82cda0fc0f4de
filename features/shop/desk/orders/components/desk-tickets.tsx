import { Trans } from '@lingui/react/macro';
import { CancellationWords } from '#features/shop/orders/index.ts';
import { formatPrice } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { DeskDraft, DeskTicket } from '../load-desk-order-page.server.ts';
import { ReasonField } from './reason-field.tsx';

/** The tickets of an order; those that are valid can be chosen and cancelled together. */
export function DeskTickets({
  tickets,
  isTest,
  draft,
}: {
  tickets: readonly DeskTicket[];
  isTest: boolean;
  draft: DeskDraft | null;
}) {
  const typed = draft?.form === 'cancel' ? draft : null;
  const canCancel = !isTest && tickets.some(({ cancellationCause }) => cancellationCause === null);
  return (
    <form method="post">
      <input type="hidden" name="do" value="cancel" />
      <ul className="desk-tickets">
        {tickets.map((ticket) => (
          <li key={ticket.position} data-cancelled={ticket.cancellationCause !== null || undefined}>
            <div>
              {canCancel && ticket.cancellationCause === null ? (
                <label className="choice">
                  <input
                    type="checkbox"
                    className="choice-hole"
                    name="ticket"
                    value={ticket.position}
                    defaultChecked={typed?.tickets.includes(String(ticket.position))}
                  />
                  <span className="choice-text">
                    <TicketWords ticket={ticket} />
                  </span>
                </label>
              ) : (
                <p>
                  <TicketWords ticket={ticket} />
                </p>
              )}
              {ticket.rebookingPath ? (
                <a href={ticket.rebookingPath} className="text-link">
                  <Trans>Another date</Trans>
                  <VisuallyHidden>
                    : <span lang={ticket.title?.lang}>{ticket.title?.text}</span> {ticket.when}
                  </VisuallyHidden>
                </a>
              ) : null}
            </div>
            <span className="desk-cents">
              {ticket.isOfPass ? <Trans>pass</Trans> : formatPrice(ticket.cents)}
            </span>
          </li>
        ))}
      </ul>
      {canCancel ? (
        <details className="desk-more" open={typed !== null}>
          <summary className="text-link">
            <Trans>Cancel selected tickets</Trans>
          </summary>
          <div className="desk-form">
            <p className="text-sm">
              <Trans>
                The seats become available straight away, and the customer is notified. This can’t be undone.
              </Trans>
            </p>
            <ReasonField typed={typed?.reason} />
            <Button type="submit" variant="ghost">
              <Trans>Cancel tickets</Trans>
            </Button>
          </div>
        </details>
      ) : null}
    </form>
  );
}

function TicketWords({
  ticket: {
    position,
    title,
    when,
    isPostponed,
    series,
    price,
    seatGroup,
    admitted,
    cancellationCause,
    replaces,
    replacedBy,
  },
}: {
  ticket: DeskTicket;
}) {
  return (
    <>
      <strong lang={title?.lang}>{title ? title.text : <Trans>Ticket {position}</Trans>}</strong>
      {when ? <>, {isPostponed ? <s>{when}</s> : when}</> : null}
      {isPostponed ? (
        <>
          {', '}
          <Trans>postponed</Trans>
        </>
      ) : null}
      <br />
      <span className="muted">
        <span lang={price.lang}>{price.text}</span>, <span lang={seatGroup.lang}>{seatGroup.text}</span>
        {series === null ? null : (
          <>
            {', '}
            <Trans>whole series</Trans>: <span lang={series.lang}>{series.text}</span>
          </>
        )}
        {replaces === null ? null : (
          <>
            {', '}
            <Trans>
              ticket {position} for ticket {replaces}
            </Trans>
          </>
        )}
        {admitted === null ? null : (
          <>
            {', '}
            <Trans>checked in {admitted}</Trans>
          </>
        )}
        {replacedBy !== null ? (
          <>
            {' '}
            <Trans>(exchanged for ticket {replacedBy})</Trans>
          </>
        ) : cancellationCause ? (
          <>
            {' ('}
            <CancellationWords cause={cancellationCause} />)
          </>
        ) : null}
      </span>
    </>
  );
}
