import type { Db } from '#features/database.server.ts';
import type { Clock } from '#platform/clock.ts';

/** Tax law wants statements kept for ten years after their year; what is not the house's sale for one. */
const YEARS = 10;
const ASIDE_YEARS = 1;
const NOBODY = { name: '', iban: '', text: '' };

/** Forgets who paid with lines of bank statements when their time is over; gives how many. Sums and keys stay. */
export async function purgeBankLines({ db, clock }: { db: Db; clock: Clock }): Promise<number> {
  const year = Number(clock.now().slice(0, 4));
  const purge = (before: string) =>
    db
      .updateTable('bank_lines')
      .set(NOBODY)
      .where('booked_on', '<', before)
      .where((eb) => eb.or([eb('name', '<>', ''), eb('iban', '<>', ''), eb('text', '<>', '')]));
  const old = await purge(`${year - YEARS}-01-01`).executeTakeFirst();
  const dayOfYear = clock.now().slice(4, 10);
  const aside = await purge(`${year - ASIDE_YEARS}${dayOfYear}`)
    .where('set_aside_reason', 'is not', null)
    .executeTakeFirst();
  return Number(old.numUpdatedRows) + Number(aside.numUpdatedRows);
}
