import { accessBits } from '#lib/access-kinds.ts';
import type { Day, Instant } from '#lib/venue-time.ts';
import type { EventSelection } from './event-filter.ts';

/** Filter columns of an event, as stored in the database. */
export interface UpcomingRow {
  id: number;
  day: Day;
  date_end: Instant;
  room_id: number;
  type_id: number;
  genre_id: number;
  series_id: number | null;
  production_id: number;
  age_from: number;
  age_to: number;
  /** Bit set of its access (`accessOf`). */
  access: number;
  /** True if all its prices are zero. */
  isFree: boolean;
}

export interface DayOfEvents {
  day: Day;
  count: number;
}

const NUMBERS = ['room', 'type', 'genre', 'series', 'production'] as const;
/** Ids begin with one. */
const NONE = 0;

/**
 * Filter values of all upcoming events, one column each: some forty bytes an event. Finding and counting events for
 * any filter is a scan through numbers (docs/algorithms/calendar-query.md#in-memory).
 */
export class UpcomingColumns {
  /** Days that have events, in order, and which of them each event is on. */
  readonly #days: Day[] = [];
  readonly #dayOf: Uint16Array;
  readonly #endsAt: Float64Array;
  readonly #events: Int32Array;
  readonly #ids: Record<(typeof NUMBERS)[number], Int32Array>;
  readonly #ages: { from: Uint8Array; to: Uint8Array };
  readonly #access: Uint8Array;
  /** 1 for those that cost nothing. */
  readonly #isFree: Uint8Array;
  /** The places of the events of each tag. */
  readonly #tagged = new Map<number, Uint32Array>();

  /** @param rows in the order they begin */
  constructor(rows: readonly UpcomingRow[], tagged: ReadonlyMap<number, readonly number[]>) {
    const numbers = (read: (row: UpcomingRow) => number) => Int32Array.from(rows, read);
    this.#dayOf = Uint16Array.from(rows, ({ day }) => {
      if (this.#days.at(-1) !== day) this.#days.push(day);
      return this.#days.length - 1;
    });
    this.#endsAt = Float64Array.from(rows, ({ date_end }) => Date.parse(date_end));
    this.#events = numbers(({ id }) => id);
    this.#ids = {
      room: numbers(({ room_id }) => room_id),
      type: numbers(({ type_id }) => type_id),
      genre: numbers(({ genre_id }) => genre_id),
      series: numbers(({ series_id }) => series_id ?? NONE),
      production: numbers(({ production_id }) => production_id),
    };
    this.#ages = {
      from: Uint8Array.from(rows, ({ age_from }) => age_from),
      to: Uint8Array.from(rows, ({ age_to }) => age_to),
    };
    this.#access = Uint8Array.from(rows, ({ access }) => access);
    this.#isFree = Uint8Array.from(rows, ({ isFree }) => Number(isFree));
    const places = new Map(rows.map(({ id }, place) => [id, place]));
    for (const [tag, events] of tagged) {
      const found = events.map((event) => places.get(event)).filter((place) => place !== undefined);
      this.#tagged.set(tag, Uint32Array.from(found));
    }
  }

  /** How many events each day has that suit a filter and have not ended; the filter's own days are not asked. */
  countByDay(filter: EventSelection, now: Instant): DayOfEvents[] {
    const isOut = this.#leftOut(filter, now);
    const counts = new Uint32Array(this.#days.length);
    for (let place = 0; place < isOut.length; place += 1) {
      if (isOut[place] === 1) continue;
      const day = this.#dayOf[place] ?? 0;
      counts[day] = (counts[day] ?? 0) + 1;
    }
    return this.#days
      .map((day, index) => ({ day, count: counts[index] ?? 0 }))
      .filter(({ count }) => count > 0);
  }

  /** The ids of some events that suit a filter on its days and have not ended, in the order they begin, and how many there are. */
  list(
    filter: EventSelection,
    now: Instant,
    { offset, limit }: { offset: number; limit: number },
  ): { ids: number[]; total: number } {
    const isOut = this.#leftOut(filter, now);
    const { date, dateTo } = filter;
    const first = date === undefined ? 0 : this.#days.findIndex((day) => day >= date);
    const last = dateTo === undefined ? this.#days.length : this.#days.findLastIndex((day) => day <= dateTo);
    const ids: number[] = [];
    let total = 0;
    if (first === -1) return { ids, total };
    for (let place = 0; place < isOut.length; place += 1) {
      const day = this.#dayOf[place] ?? 0;
      if (isOut[place] === 1 || day < first || day > last) continue;
      if (total >= offset && ids.length < limit) ids.push(this.#events[place] ?? NONE);
      total += 1;
    }
    return { ids, total };
  }

  /** 1 at the indexes of events that do not match a filter or have ended: one short loop per criterion. */
  #leftOut(filter: EventSelection, now: Instant): Uint8Array {
    const isOut = new Uint8Array(this.#dayOf.length);
    const at = Date.parse(now);
    for (let place = 0; place < isOut.length; place += 1)
      if ((this.#endsAt[place] ?? 0) <= at) isOut[place] = 1;
    if (filter.free)
      for (let place = 0; place < isOut.length; place += 1) if (this.#isFree[place] === 0) isOut[place] = 1;
    for (const key of NUMBERS) {
      if (filter[key] === undefined) continue;
      const [column, wanted] = [this.#ids[key], new Set([filter[key]].flat())];
      for (let place = 0; place < isOut.length; place += 1)
        if (!wanted.has(column[place] ?? NONE)) isOut[place] = 1;
    }
    if (filter.age !== undefined) this.#leaveOutAges(isOut, [filter.age].flat());
    if (filter.access !== undefined) {
      const bits = accessBits([filter.access].flat());
      for (let place = 0; place < isOut.length; place += 1)
        if (((this.#access[place] ?? 0) & bits) !== bits) isOut[place] = 1;
    }
    if (filter.tag !== undefined) {
      const isTagged = new Uint8Array(isOut.length);
      for (const tag of [filter.tag].flat())
        for (const place of this.#tagged.get(tag) ?? []) isTagged[place] = 1;
      for (let place = 0; place < isOut.length; place += 1) if (isTagged[place] === 0) isOut[place] = 1;
    }
    return isOut;
  }

  #leaveOutAges(isOut: Uint8Array, ages: readonly number[]): void {
    const { from, to } = this.#ages;
    for (let place = 0; place < isOut.length; place += 1) {
      const [youngest, oldest] = [from[place] ?? 0, to[place] ?? 0];
      if (!ages.some((age) => youngest <= age && oldest >= age)) isOut[place] = 1;
    }
  }
}
