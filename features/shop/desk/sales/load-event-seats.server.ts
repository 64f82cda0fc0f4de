import { findBlocks, findPoolPlaces } from '#features/box-office/holds/index.server.ts';
import { readHall, readSeatStates } from '#features/box-office/seating/index.server.ts';
import type { Db } from '#features/database.server.ts';
import { toHallView } from '#features/shop/cart/index.server.ts';
import { type Language, type ShownText, shown } from '#lib/localized.ts';
import { choosable, type SeatPicker } from '../seats/seat-picker.ts';
import { momentWords } from './event-row.ts';
import { findDeskEvent } from './event-store.server.ts';

/** A choice of seats, and what was typed with it, where nothing was blocked. */
export interface EventSeatsDraft {
  seats: string[];
  reason: string;
  desk: boolean;
  ends: string;
}

/** The page on which seats of an event are blocked, or those of a block released, in one language. */
export interface EventSeatsPage {
  event: { id: number; title: ShownText; when: string; room: ShownText };
  /** The block whose seats are released; `null` where seats are blocked. */
  block: { id: number; reason: string } | null;
  picker: SeatPicker;
  draft: EventSeatsDraft | null;
}

/** `null` when there is no such event or block, or its places are only counted. */
export async function loadEventSeats(
  { db }: { db: Db },
  id: number,
  { blockId, language, draft }: { blockId: number | null; language: Language; draft: EventSeatsDraft | null },
): Promise<EventSeatsPage | null> {
  const event = await findDeskEvent(db, id);
  const jetId = event?.jetId ?? null;
  if (!event || jetId === null) return null;
  const [hall, states, pools, blocks] = await Promise.all([
    readHall(db, jetId),
    readSeatStates(db, jetId, null),
    findPoolPlaces(db, jetId),
    findBlocks(db, jetId),
  ]);
  const block = blocks.find((each) => each.id === blockId) ?? null;
  if (!hall || !states || (blockId !== null && !block)) return null;
  const view = toHallView(hall, language);
  const own = new Set(block?.seats.map(({ guid }) => guid));
  const marked = choosable(view, (guid, index) => (block ? own.has(guid) : states.states[index] === '.'));
  const free = new Set(view.seats.flatMap(({ guid }, index) => (marked[index] === '.' ? [guid] : [])));
  return {
    event: {
      ...{ id, title: shown(event.title, language), room: shown(event.room, language) },
      when: momentWords(event.startsAt, language),
    },
    block: block && { id: block.id, reason: block.reason },
    picker: {
      ...{ language, hall: view, states: marked, desk: [] },
      eventId: block ? null : id,
      wanted: pools.flatMap(({ isSeated, code, seatGroup, capacity }) =>
        isSeated && code !== null && seatGroup
          ? { seatGroup: code, name: shown(seatGroup, language), tickets: [], places: capacity }
          : [],
      ),
      chosen: (draft?.seats ?? []).filter((guid) => free.has(guid)),
    },
    draft,
  };
}
