import type { PassCancellationCause, PassRefusal } from '#features/box-office/ticketing/index.ts';
import { type Language, type ShownText, shown } from '#lib/localized.ts';
import { dayOf, formatDay, type Instant } from '#lib/venue-time.ts';
import { lastDayOfPass, type OwnPass, type PassEntry, refusalOfPass } from './pass.ts';

/** A pass as its owner sees it, in one language. */
export interface PassListing {
  id: number;
  name: ShownText;
  series: ShownText | null;
  visits: number;
  leftVisits: number;
  mostCents: number | null;
  /** The last day, in words. */
  validUntil: string;
  /** `unpaid`: it waits for its money. */
  state:
    | 'good'
    | 'unpaid'
    | PassCancellationCause
    | Exclude<PassRefusal, 'pass-unknown' | 'pass-not-for-these'>;
  order: { number: string; path: string };
  uses: PassUse[];
}

/** A visit that was used, or came back. */
export interface PassUse {
  id: number;
  day: string;
  isBack: boolean;
  visits: number;
  title: ShownText | null;
  /** When it starts, in words. */
  when: string | null;
  /** It is postponed, and `when` does not hold. */
  isPostponed: boolean;
  order: string;
}

/** `orderPath`: where an order stands. */
export function toPassListing(
  pass: OwnPass,
  entries: readonly PassEntry[],
  { language, now, orderPath }: { language: Language; now: Instant; orderPath: (secret: string) => string },
): PassListing {
  const { id, name, series, visits, leftVisits, mostCents, validUntil, order } = pass;
  return {
    id,
    name: shown(name, language),
    series: series && shown(series, language),
    ...{ visits, leftVisits, mostCents },
    validUntil: formatDay(lastDayOfPass(validUntil), language),
    state: stateOf(pass, now),
    order: { number: order.number, path: orderPath(order.secret) },
    uses: entries.flatMap(({ id: entry, passId, kind, visits: changed, ticket, at }): PassUse[] =>
      passId === id && ticket
        ? [
            {
              id: entry,
              day: formatDay(dayOf(at), language),
              isBack: kind === 'returned',
              visits: Math.abs(changed),
              title: ticket.event && shown(ticket.event, language),
              when: ticket.startsAt && formatDay(dayOf(ticket.startsAt), language),
              isPostponed: ticket.isPostponed,
              order: ticket.order,
            },
          ]
        : [],
    ),
  };
}

function stateOf(pass: OwnPass, now: Instant): PassListing['state'] {
  if (pass.cancellationCause) return pass.cancellationCause;
  if (!pass.isPaid) return 'unpaid';
  const refusal = refusalOfPass(pass, now);
  return refusal === 'pass-expired' || refusal === 'pass-used-up' ? refusal : 'good';
}
