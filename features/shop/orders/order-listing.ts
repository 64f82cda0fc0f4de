import type {
  PassCancellationCause,
  VoucherCancellationCause,
} from '#features/box-office/ticketing/index.ts';
import {
  CANCELLATION_CAUSES,
  type CancellationCause,
  type Order,
  type OrderTicket,
} from '#features/box-office/ticketing/index.ts';
import { type Language, type ShownText, shown } from '#lib/localized.ts';
import { dayOf, formatDay, formatTime, timeOf } from '#lib/venue-time.ts';
import { orderPath } from './order-paths.ts';
import { type TicketFiles, ticketFilesOf } from './ticket-files.ts';

/** An order as the list of an account's orders shows it, in one language. */
export interface OrderListing {
  number: string;
  path: string;
  placedOn: string;
  dueCents: number;
  isTest: boolean;
  /** A gift voucher was ordered instead of tickets. */
  voucher: { cancellationCause: VoucherCancellationCause | null } | null;
  /** The same with a pass. */
  pass: { name: ShownText; cancellationCause: PassCancellationCause | null } | null;
  /** Its tickets as PDFs; `null` while there are none. */
  files: TicketFiles | null;
  visits: {
    id: string;
    title: ShownText | null;
    /** The series they were bought with as a whole. */
    series: ShownText | null;
    when: string | null;
    isPostponed: boolean;
    valid: number;
    cancelled: { cause: CancellationCause; quantity: number }[];
  }[];
}

export function toOrderListing(order: Order, language: Language): OrderListing {
  const current = order.tickets.filter(({ replacedBy }) => replacedBy === null);
  // A date of a series is listed apart from tickets for it that were bought separately.
  const visits = Map.groupBy(current, ({ jetId, startsAt, seriesId }) => `${jetId} ${startsAt} ${seriesId}`);
  return {
    number: order.number,
    path: orderPath(order, language),
    placedOn: formatDay(dayOf(order.placedAt), language),
    dueCents: order.due.totalCents,
    isTest: order.isTest,
    voucher: order.voucher && { cancellationCause: order.voucher.cancellationCause },
    pass: order.pass && {
      name: shown(order.pass.name, language),
      cancellationCause: order.pass.cancellationCause,
    },
    files: ticketFilesOf(order),
    visits: [...visits.values()].map((tickets) => {
      const [{ position, event, startsAt, isPostponed, seriesId }] = tickets as [OrderTicket];
      const valid = tickets.filter(({ state }) => state === 'valid').length;
      const series = order.series.find(({ id }) => id === seriesId);
      return {
        id: String(position),
        title: event && shown(event, language),
        series: series ? shown(series.title, language) : null,
        when:
          startsAt === null || isPostponed
            ? null
            : `${formatDay(dayOf(startsAt), language)}, ${formatTime(timeOf(startsAt), language)}`,
        isPostponed,
        valid,
        cancelled: CANCELLATION_CAUSES.map((cause) => ({
          cause,
          quantity: tickets.filter(({ cancellationCause }) => cancellationCause === cause).length,
        })).filter(({ quantity }) => quantity > 0),
      };
    }),
  };
}
