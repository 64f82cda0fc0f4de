import type { Db } from '#features/database.server.ts';
import { instantAt } from '#lib/venue-instant.ts';
import { addDays, type Day, timeOf, type WallTime } from '#lib/venue-time.ts';
import type { Clock } from '#platform/clock.ts';
import { changesOf, type HoursOfDay, hoursOf, nextOpenDay, type OpeningHoursRules } from './opening-hours.ts';
import { findOpeningHours } from './store.server.ts';

export interface HoursToday {
  today: HoursOfDay;
  time: WallTime;
  nextOpen: HoursOfDay | null;
  rules: OpeningHoursRules;
  /** Seconds until what is said here is no longer right: the next opening, closing or midnight. */
  freshForSeconds: number;
}

/** The venue's hours today and the next day it opens. */
export async function findHoursToday({ db, clock }: { db: Db; clock: Clock }): Promise<HoursToday> {
  const day = clock.today();
  const time = timeOf(clock.now());
  const rules = await findOpeningHours(db, day, addDays(day, 28));
  const today = hoursOf(day, rules);
  return {
    today,
    time,
    nextOpen: nextOpenDay(day, rules),
    rules,
    freshForSeconds: secondsUntilChange(today, day, time, clock),
  };
}

function secondsUntilChange(today: HoursOfDay, day: Day, time: WallTime, clock: Clock): number {
  const next = changesOf(today).find((change) => change > time);
  const moment = next ? instantAt(day, next) : instantAt(addDays(day, 1), '00:00');
  return Math.max(1, Math.round((Date.parse(moment) - clock.time()) / 1000));
}
