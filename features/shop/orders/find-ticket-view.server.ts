import { findGroupNames } from '#features/box-office/questions/index.server.ts';
import { findProofNumber } from '#features/box-office/sale/index.server.ts';
import { type WalletKeys, walletOffer } from '#features/box-office/sale-documents/index.server.ts';
import { groupOnOneCode } from '#features/box-office/ticketing/index.server.ts';
import type { Order, TicketingProvider } from '#features/box-office/ticketing/index.ts';
import { placeWords } from '#features/box-office/ticketing/index.ts';
import type { Db } from '#features/database.server.ts';
import {
  findEventsByJetIds,
  stubArtwork,
  toEventCard,
  typeTone,
} from '#features/programme/calendar/index.server.ts';
import { type Language, shown } from '#lib/localized.ts';
import { qrPath } from '#lib/qr-path.ts';
import { dayOf, formatDay, formatTime, timeOf } from '#lib/venue-time.ts';
import type { Clock } from '#platform/clock.ts';
import { type HallMap, hallMapOf } from './hall-map.ts';
import { orderPath, ticketPath, ticketsPdfPath } from './order-paths.ts';
import type { TicketCodes } from './ticket-codes.server.ts';
import type { TicketView } from './ticket-view.ts';
import { walletPathsOf } from './wallet-paths.ts';

/** Name of the one a ticket of a group admits; `null` on the one code of a group, and for all other orders. */
async function findGuest(db: Db, order: Order, position: number): Promise<string | null> {
  if (order.group?.isOneCode !== false) return null;
  return (await findGroupNames(db, order.number)).get(position) ?? null;
}

async function findHallMap(
  { seating }: Pick<TicketingProvider, 'seating'>,
  { state, seats, jetId }: Order['tickets'][number],
  language: Language,
): Promise<HallMap | null> {
  if (state !== 'valid' || seats.length === 0) return null;
  const hall = await seating?.hall(jetId);
  return hall ? hallMapOf(hall, { own: seats, language }) : null;
}

/** Returns the data of the page of a ticket; `null` when the order has none at this place. */
export async function findTicketView(
  {
    db,
    ticketCodes,
    clock,
    walletKeys,
    ticketing,
  }: {
    db: Db;
    ticketCodes: TicketCodes;
    clock: Clock;
    walletKeys: WalletKeys;
    ticketing: Pick<TicketingProvider, 'seating'>;
  },
  order: Order,
  { position, language }: { position: number; language: Language },
): Promise<TicketView | null> {
  const ticket = order.tickets.find((each) => each.position === position);
  if (!ticket) return null;
  const found = (await findEventsByJetIds(db, [ticket.jetId])).get(ticket.jetId);
  const card = found ? toEventCard(found, null, language) : null;
  const startsAt = ticket.isPostponed ? null : ticket.startsAt;
  const from = ticket.isPostponed ? ticket.startsAt : null;
  const series = order.series.find(({ id }) => id === ticket.seriesId);
  const current = order.tickets.filter(({ replacedBy }) => replacedBy === null);
  const place = current.indexOf(ticket);
  const neighbour = (to: number) => {
    const other = place < 0 ? undefined : current[to];
    return other ? ticketPath(order, other.position, language) : null;
  };
  return {
    name: `${order.number}-${position}`,
    position: place < 0 ? position : place + 1,
    jetId: ticket.jetId,
    of: place < 0 ? order.tickets.length : current.length,
    isTest: order.isTest,
    qr: ticket.state === 'valid' ? qrPath(await ticketCodes.codeOf(ticket)) : null,
    cancellationCause: ticket.cancellationCause,
    newTicketPath: ticket.replacedBy === null ? null : ticketPath(order, ticket.replacedBy, language),
    title: ticket.event && shown(ticket.event, language),
    event: card && {
      typeName: card.type.name,
      tone: typeTone(card.type.slug),
      image: stubArtwork(card, 'strip'),
    },
    day: startsAt && formatDay(dayOf(startsAt), language),
    time: startsAt && formatTime(timeOf(startsAt), language),
    postponedFrom: from && `${formatDay(dayOf(from), language)}, ${formatTime(timeOf(from), language)}`,
    place: card?.place ?? null,
    series: series ? shown(series.title, language) : null,
    price: shown(ticket.price.name, language),
    group: groupOnOneCode(order),
    seatGroup: shown(placeWords(ticket), language),
    hall: await findHallMap(ticketing, ticket, language),
    guest: await findGuest(db, order, position),
    proof: ticket.proof && {
      name: shown(ticket.proof, language),
      number: await findProofNumber(db, order, ticket),
    },
    files:
      ticket.state === 'valid'
        ? { a4: ticketsPdfPath(order, { position }), a6: ticketsPdfPath(order, { format: 'a6', position }) }
        : null,
    wallet: walletPathsOf(order, walletOffer(walletKeys, new Date(clock.now())), position),
    paths: {
      order: orderPath(order, language),
      before: neighbour(place - 1),
      after: neighbour(place + 1),
    },
  };
}
