import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Holes } from '#ui/holes.tsx';
import { Icon } from '#ui/icon.tsx';
import { Tag } from '#ui/tag.tsx';
import { HallMap } from '../components/hall-map.tsx';
import { WalletButtons } from '../components/wallet-buttons.tsx';
import type { TicketMessage, TicketView } from '../ticket-view.ts';

/** One ticket to be shown at the door: its code large, its name as text, and the links to the others of the order. */
export function TicketScreen({
  ticket,
  message = null,
}: {
  ticket: TicketView;
  /** The latest message about its date; not shown on a ticket that is not valid. */
  message?: TicketMessage | null;
}) {
  const { paths, event, title, position, of, series, price, group, seatGroup, guest, proof } = ticket;
  return (
    <div className="ticket-page surface-rot">
      <p className="ticket-back">
        <a href={paths.order} className="text-link">
          <Icon name="arrow-left" />
          <Trans>Order</Trans>
        </a>
      </p>
      <article className="ticket surface-sheet" aria-labelledby="ticket-title">
        {event ? <img src={event.image} alt="" width={600} height={200} className="ticket-picture" /> : null}
        <div className="ticket-body">
          <p className="ticket-place">
            {event ? <Tag tone={event.tone}>{event.typeName}</Tag> : null}
            <span className="text-sm">
              {group ? (
                <Trans>Admits all {group.heads} of you</Trans>
              ) : (
                <>
                  <Trans>
                    {position} of {of}
                  </Trans>{' '}
                  {of <= 10 ? <Holes count={of} filled={[position - 1, position - 1]} size={12} /> : null}
                </>
              )}
            </span>
          </p>
          <h1 id="ticket-title" className="text-d2" lang={title?.lang}>
            {title ? title.text : <Trans>Ticket</Trans>}
          </h1>
          {message && ticket.qr ? <MessageNote message={message} /> : null}
          <Code ticket={ticket} />
          <dl className="ticket-facts">
            <Fact name={<Trans>Date</Trans>} value={ticket.day} />
            <Fact name={<Trans>Starts</Trans>} value={ticket.time} />
            <Fact name={<Trans>Location</Trans>} value={ticket.place} />
            <Fact name={<Trans>Name</Trans>} value={guest} />
            <div>
              <dt className="text-sm">
                <Trans>Seat</Trans>
              </dt>
              <dd lang={seatGroup.lang}>{seatGroup.text}</dd>
            </div>
            <div>
              <dt className="text-sm">{group ? <Trans>Group</Trans> : <Trans>Price</Trans>}</dt>
              {group ? <dd>{group.name}</dd> : <dd lang={price.lang}>{price.text}</dd>}
            </div>
            {series ? (
              <div className="ticket-series">
                <dt className="text-sm">
                  <Trans>Series</Trans>
                </dt>
                <dd lang={series.lang}>{series.text}</dd>
              </div>
            ) : null}
            {proof ? (
              <div>
                <dt className="text-sm">
                  <Trans>Show this at the door</Trans>
                </dt>
                <dd>
                  <span lang={proof.name.lang}>{proof.name.text}</span>
                  {proof.number === null ? null : <> ({proof.number})</>}
                </dd>
              </div>
            ) : null}
          </dl>
          {ticket.hall ? <HallMap hall={ticket.hall} /> : null}
        </div>
      </article>
      <WalletButtons paths={ticket.wallet} />
      <Files files={ticket.files} />
      {group ? null : <Neighbours ticket={ticket} />}
    </div>
  );
}

function MessageNote({ message: { subject, text, sent } }: { message: TicketMessage }) {
  return (
    <section className="ticket-message" aria-labelledby="ticket-message">
      <h2 id="ticket-message" lang={subject.lang}>
        {subject.text}
      </h2>
      <p className="ticket-message-text" lang={text.lang}>
        {text.text}
      </p>
      <p className="text-sm">
        <Trans>Message from {sent}</Trans>
      </p>
    </section>
  );
}

function Code({
  ticket: { qr, name, isTest, cancellationCause, newTicketPath, postponedFrom },
}: {
  ticket: TicketView;
}) {
  const { t } = useLingui();
  return (
    <div className="ticket-code">
      {isTest ? (
        <p className="ticket-warning">
          <Trans>Test sale: not valid at the door</Trans>
        </p>
      ) : null}
      {qr && postponedFrom !== null ? (
        <p className="ticket-warning">
          <Trans>Postponed, no new date yet. This ticket stays valid for the new date.</Trans>
          <br />
          <s>{postponedFrom}</s>
        </p>
      ) : null}
      {qr ? (
        <svg viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={t`QR code for ticket ${name}`}>
          <path d={qr.path} />
        </svg>
      ) : newTicketPath ? (
        <>
          <p className="ticket-warning">
            <Trans>This ticket has been exchanged for another date</Trans>
          </p>
          <p>
            <a href={newTicketPath} className="text-link">
              <Trans>Go to the new ticket</Trans>
            </a>
          </p>
        </>
      ) : (
        <p className="ticket-warning">{endWords(cancellationCause)}</p>
      )}
      <p className="ticket-name" translate="no">
        {name}
      </p>
    </div>
  );
}

function endWords(cause: TicketView['cancellationCause']): ReactNode {
  switch (cause) {
    case 'by-house':
      return <Trans>We’ve cancelled this ticket</Trans>;
    case 'event-cancelled':
      return <Trans>This event has been cancelled</Trans>;
    case 'not-paid':
      return <Trans>This ticket wasn’t paid for in time</Trans>;
    default:
      return <Trans>This ticket has been returned</Trans>;
  }
}

/** It alone as a PDF, for the printer and for the phone. */
function Files({ files }: Pick<TicketView, 'files'>) {
  if (files === null) return null;
  return (
    <p className="ticket-downloads">
      <a href={files.a4} className="text-link">
        <Trans>PDF, A4</Trans>
      </a>
      <a href={files.a6} className="text-link">
        <Trans>PDF, A6</Trans>
      </a>
    </p>
  );
}

function Fact({ name, value }: { name: ReactNode; value: string | null }) {
  if (value === null) return null;
  return (
    <div>
      <dt className="text-sm">{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Neighbours({ ticket: { paths } }: { ticket: TicketView }) {
  const { t } = useLingui();
  if (!paths.before && !paths.after) return null;
  return (
    <nav className="ticket-neighbours" aria-label={t`Tickets in this order`}>
      {paths.before ? (
        <a href={paths.before} className="text-link">
          <Icon name="arrow-left" />
          <Trans>Previous ticket</Trans>
        </a>
      ) : (
        <span />
      )}
      {paths.after ? (
        <a href={paths.after} className="text-link">
          <Trans>Next ticket</Trans>
          <Icon name="arrow-right" />
        </a>
      ) : null}
    </nav>
  );
}
