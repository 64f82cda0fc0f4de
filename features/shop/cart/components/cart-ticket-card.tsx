import { Trans, useLingui } from '@lingui/react/macro';
import { Form } from 'react-router';
import { swapSeatsPath } from '#features/box-office/booking/index.ts';
import { StubPicture } from '#features/programme/calendar/index.ts';
import { RoundButton } from '#ui/round-button.tsx';
import { Tag } from '#ui/tag.tsx';
import { useLanguage } from '#ui/use-language.ts';
import type { CartTicket } from '../cart-view.ts';
import { CartLine } from './cart-line.tsx';
import type { ShopPaths } from './shop-paths.ts';

/** Tickets for one event as a ticket: the stub with the event's picture, and a line for each price. */
export function CartTicketCard({
  ticket,
  paths,
  canChange,
}: {
  ticket: CartTicket;
  paths: ShopPaths;
  canChange: boolean;
}) {
  const { event, seatGroup, lines } = ticket;
  const language = useLanguage();
  const headingId = `ticket-${ticket.id}`;
  return (
    <li className="cart-ticket">
      <div className="cart-ticket-stub perforation-right">
        {event ? <StubPicture image={event.image} /> : null}
      </div>
      <article className="cart-ticket-body surface-sheet" aria-labelledby={headingId}>
        {event ? <Tag tone={event.tone}>{event.typeName}</Tag> : null}
        <h2 id={headingId} className="text-d1" lang={event?.title.lang}>
          {event ? <a href={event.path}>{event.title.text}</a> : <Trans>Tickets</Trans>}
        </h2>
        <p className="muted text-sm">
          {event ? `${event.dateLine}, ` : null}
          <span lang={seatGroup.lang}>{seatGroup.text}</span>
        </p>
        {canChange && ticket.seatedAt !== null ? (
          <a href={swapSeatsPath(ticket.seatedAt, language, paths.shop)} className="text-link text-sm">
            <Trans>Swap seats</Trans>
          </a>
        ) : null}
        {canChange ? <Remove ticket={ticket} paths={paths} /> : null}
        <ul className="cart-lines">
          {lines.map((line) => (
            <CartLine key={line.id} line={line} paths={paths} canChange={canChange} />
          ))}
        </ul>
      </article>
    </li>
  );
}

function Remove({ ticket, paths }: { ticket: CartTicket; paths: ShopPaths }) {
  const { t } = useLingui();
  const title = ticket.event?.title.text ?? t`Tickets`;
  return (
    <Form method="post" action={paths.change} preventScrollReset className="cart-remove">
      {ticket.lines.map((line) => (
        <input key={line.id} type="hidden" name="line" value={line.id} />
      ))}
      <RoundButton type="submit" name="to" value="0" icon="trash" label={t`Remove from cart: ${title}`} />
    </Form>
  );
}
