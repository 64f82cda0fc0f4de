import type { DeskPlaces } from '#features/box-office/holds/index.server.ts';
import type { Cart, Offer } from '#features/box-office/ticketing/index.ts';
import { type Language, shown } from '#lib/localized.ts';
import { dayOf, type Instant, shortTime, timeOf } from '#lib/venue-time.ts';
import { momentWords } from '../sales/event-row.ts';
import type { DeskEvent } from '../sales/event-store.server.ts';
import type { CounterChoice, CounterEvent, CounterPrice, CounterSeries } from './counter-view.ts';

/** `15:00`; with its day where that is another one. */
export function timeWords(at: Instant, now: Instant, language: Language): string {
  return dayOf(at) === dayOf(now) ? shortTime(timeOf(at), language) : momentWords(at, language);
}

/** The chosen date with what is chosen of it; `null` where it sells nothing. */
export function toEvent(
  { jetId, title, room, startsAt }: DeskEvent,
  { seatGroups }: Offer,
  {
    choice,
    cart,
    series,
    overbookable,
    deskPlaces,
    now,
    language,
  }: {
    choice: CounterChoice;
    cart: Cart | null;
    series: CounterSeries | null;
    overbookable: number;
    deskPlaces: readonly DeskPlaces[];
    now: Instant;
    language: Language;
  },
): Omit<CounterEvent, 'seats'> | null {
  const group = seatGroups.find(({ seatGroup }) => seatGroup === choice.group) ?? seatGroups[0];
  if (jetId === null || !group) return null;
  const started = group.timeslots.findLastIndex(({ timeStart }) => timeStart <= now);
  const timeslots = group.timeslots.slice(Math.max(0, started));
  const slot = timeslots.find(({ blockId }) => blockId === choice.blockId) ?? timeslots[0];
  const blockId = slot?.blockId ?? null;
  /** Places that nobody but the desk may sell. */
  const ofDesk = (code: string, timeslot?: number) =>
    deskPlaces
      .filter((block) => block.group === code && (timeslot === undefined || block.blockId === timeslot))
      .reduce((sum, { places }) => sum + places, 0);
  const lines = cart?.lines.filter((line) => line.jetId === jetId && line.seriesId === null) ?? [];
  return {
    jetId,
    title: shown(title, language),
    room: shown(room, language),
    time: timeWords(startsAt, now, language),
    groups: seatGroups.map(({ seatGroup, name, free }) => ({
      code: seatGroup,
      name: shown(name, language),
      free: (free ?? 0) + ofDesk(seatGroup),
    })),
    group: group.seatGroup,
    slots: timeslots.map((each) => ({
      blockId: each.blockId,
      time: shortTime(timeOf(each.timeStart), language),
      free: (each.free ?? 0) + ofDesk(group.seatGroup, each.blockId),
    })),
    ...{ blockId, series },
    overbookable: ((slot ?? group).free ?? 0) + ofDesk(group.seatGroup, slot?.blockId) > 0 ? 0 : overbookable,
    prices: group.prices.map(({ saleTypeId, name, cents, conditions, groupFrom }): CounterPrice => {
      const own = lines.filter(
        ({ price, seatGroup, timeslot }) =>
          price.saleTypeId === saleTypeId &&
          seatGroup.code === group.seatGroup &&
          (timeslot?.blockId ?? null) === blockId,
      );
      return {
        ...{ saleTypeId, cents, groupFrom: groupFrom ?? null },
        name: shown(name, language),
        conditions: conditions && shown(conditions, language),
        quantity: own.reduce((sum, { quantity }) => sum + quantity, 0),
      };
    }),
  };
}
