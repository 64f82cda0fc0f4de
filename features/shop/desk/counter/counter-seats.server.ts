import { findDeskPlaces } from '#features/box-office/holds/index.server.ts';
import type { CounterCarts } from '#features/box-office/sale/index.server.ts';
import type { Cart, CartReference, HallSeat } from '#features/box-office/ticketing/index.ts';
import type { Db } from '#features/database.server.ts';
import { placeInHall, toHallView } from '#features/shop/cart/index.server.ts';
import { type Language, shown } from '#lib/localized.ts';
import { choosable, type SeatPicker } from '../seats/seat-picker.ts';
import { areInZones, seatRows } from '../seats/seat-rows.ts';
import type { CounterSeats } from './counter-view.ts';

/** The seats that the sale holds of one date, and the plan to choose others on where it is open; `null` where it holds none. */
export async function findCounterSeats(
  { db, counterCarts: { seats } }: { db: Db; counterCarts: CounterCarts },
  { jetId, id: eventId }: { jetId: number; id: number },
  {
    cart,
    reference,
    group,
    isPlanOpen = false,
    language,
  }: {
    cart: Cart | null;
    reference: CartReference | null;
    /** Code of the chosen seat group. */
    group: string;
    isPlanOpen?: boolean;
    language: Language;
  },
): Promise<CounterSeats | null> {
  const lines = cart?.state === 'held' ? cart.lines.filter((line) => line.jetId === jetId) : [];
  const held = new Set(lines.flatMap((line) => line.seats.map(({ guid }) => guid)));
  const hall = held.size > 0 ? await seats.hall(jetId) : null;
  if (!cart || !hall) return null;
  const own = hall.seats.filter(({ guid }) => held.has(guid));
  const view = toHallView(hall, language);
  const inGroup = own.filter(({ seatGroup }) => seatGroup === group);
  const named = inGroup.length > 0 ? inGroup : own;
  return {
    rows: seatRows(named, { hasZones: areInZones(hall.seats), language }),
    isTogether: isSideBySide(named),
    place: placeInHall(named, view),
    hasNext: inGroup.length > 0,
    picker: isPlanOpen ? await pickerOf() : null,
  };

  async function pickerOf(): Promise<SeatPicker | null> {
    const [states, blocks] = await Promise.all([
      seats.states(jetId, reference === null ? null : { cart: reference }),
      findDeskPlaces(db, jetId, cart?.now ?? ''),
    ]);
    if (!hall || !states) return null;
    const desk = blocks.flatMap((block) => block.seats);
    const isOfDesk = new Set(desk);
    return {
      ...{ eventId, language, hall: view, desk, chosen: own.map(({ guid }) => guid) },
      states: choosable(
        view,
        (guid, index) => states.states[index] === '.' || held.has(guid) || isOfDesk.has(guid),
      ),
      wanted: [...Map.groupBy(own, ({ seatGroup }) => seatGroup ?? '')].map(([code, { length }]) => ({
        ...{ seatGroup: code, places: length, tickets: [] },
        name: shown(
          lines.find(({ seatGroup }) => seatGroup.code === code)?.seatGroup.name ?? { de: code, en: code },
          language,
        ),
      })),
    };
  }
}

function isSideBySide(own: readonly HallSeat[]): boolean {
  return own.every((seat, index) => {
    const before = own[index - 1];
    return (
      !before ||
      (before.rowOrder === seat.rowOrder &&
        before.block === seat.block &&
        before.position + 1 === seat.position)
    );
  });
}
