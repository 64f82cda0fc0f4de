import type { Db } from '#features/database.server.ts';
import { addDays, type Day, weekdayOf } from '#lib/venue-time.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import { productions } from './content/productions/index.ts';
import { type DemoDate, insertEvents } from './load-events.server.ts';
import { loadProductions } from './load-productions.server.ts';
import { loadVocabulary } from './load-vocabulary.server.ts';
import { putOnSale } from './put-on-sale.server.ts';

export const LARGE_EVENT_COUNT = 20_000;
const EVENTS_PER_DAY = 45;
const START_TIMES = ['09:00', '10:30', '12:00', '14:00', '15:30', '17:00', '19:00'];
const MONDAY = 1;

/** Fills an empty database with the demo venue's productions on 20,000 upcoming dates, for measurements. */
export async function loadLarge(db: Db, today: Day): Promise<number> {
  return inTransaction(db, async (trx) => {
    const vocabulary = await loadVocabulary(trx, today);
    const productionId = await loadProductions(trx, vocabulary);
    const events = await insertEvents(trx, { vocabulary, productionId, today }, largeSchedule(today));
    await putOnSale(trx, events);
    return events.length;
  });
}

/** Every production in turn at every start time from a day on, Mondays left out, until the number is reached. */
export function largeSchedule(today: Day): DemoDate[] {
  const dates: DemoDate[] = [];
  for (let offset = 0; dates.length < LARGE_EVENT_COUNT; offset += 1) {
    const day = addDays(today, offset);
    if (weekdayOf(day) === MONDAY) continue;
    for (let n = 0; n < EVENTS_PER_DAY && dates.length < LARGE_EVENT_COUNT; n += 1) {
      const production = productions[(offset * 7 + n) % productions.length];
      const time = START_TIMES[n % START_TIMES.length];
      if (production && time) dates.push({ production, day, time });
    }
  }
  return dates;
}
