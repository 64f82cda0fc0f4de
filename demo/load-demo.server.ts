import type { Db } from '#features/database.server.ts';
import type { Clock } from '#platform/clock.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import type { FileStorage } from '#platform/storage/file-storage.ts';
import { loadAccounts } from './load-accounts.server.ts';
import { loadCoupons } from './load-coupons.server.ts';
import { type DemoDate, insertEvents, loadEvents } from './load-events.server.ts';
import { loadForms } from './load-forms.server.ts';
import { loadGiftVouchers } from './load-gift-vouchers.server.ts';
import { loadMagazine } from './load-magazine.server.ts';
import { loadNavigation } from './load-navigation.server.ts';
import { loadNewsletter } from './load-newsletter.server.ts';
import { loadOpeningHours } from './load-opening-hours.server.ts';
import { loadPages } from './load-pages.server.ts';
import { loadPasses } from './load-passes.server.ts';
import { loadPictures } from './load-pictures.server.ts';
import { loadProductions } from './load-productions.server.ts';
import { loadQuestions } from './load-questions.server.ts';
import { loadRecordings } from './load-recordings.server.ts';
import { loadSeatingPlans, sellSeats } from './load-seating-plans.server.ts';
import { loadSeriesPrices } from './load-series-prices.server.ts';
import { loadSettings } from './load-settings.server.ts';
import { loadTeasers } from './load-teasers.server.ts';
import { loadVocabulary } from './load-vocabulary.server.ts';
import { putOnSale } from './put-on-sale.server.ts';

/**
 * Fills an empty database with the demo venue, its dates spread around today, and with accounts where there is a password
 * for them. Returns whether it did: a database that holds a venue is never touched.
 */
export async function loadDemo({
  db,
  clock,
  password,
  storage,
  moreDates = [],
}: {
  db: Db;
  clock: Clock;
  password?: string;
  /** Storage for the demo's pictures. */
  storage: Pick<FileStorage, 'write'>;
  /** Dates beside those of the schedules, for measurements. */
  moreDates?: readonly DemoDate[];
}): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const existing = await trx.selectFrom('venues').select('id').limit(1).executeTakeFirst();
    if (existing) return false;
    const today = clock.today();
    const vocabulary = await loadVocabulary(trx, today);
    const productionId = await loadProductions(trx, vocabulary);
    const events = await loadEvents(trx, { vocabulary, productionId, today });
    const more = await insertEvents(trx, { vocabulary, productionId, today }, moreDates);
    await putOnSale(trx, [...events, ...more]);
    await loadSeatingPlans(trx, clock.now());
    await sellSeats(
      trx,
      [...events, ...more]
        .filter(({ production, day }) => production.sellsSeats && day >= today)
        .map(({ id }) => id),
    );
    await loadSeriesPrices(trx);
    await loadCoupons(trx, today);
    await loadGiftVouchers(trx, today);
    await loadPasses(trx, { vocabulary, today });
    await loadQuestions(trx, vocabulary);
    await loadTeasers(trx, { vocabulary, today });
    await loadOpeningHours(trx, today);
    await loadNavigation(trx, vocabulary);
    await loadSettings(trx, today);
    const pictureId = await loadPictures(trx, storage, clock.now());
    const recordings = await loadRecordings(trx, storage, clock.now());
    const assetId = (slug: string) => recordings.get(slug) ?? pictureId(slug);
    const { person } = vocabulary;
    await loadMagazine(
      trx,
      { person, production: productionId, asset: assetId },
      { today, now: clock.now() },
    );
    await loadForms(trx, clock.now());
    await loadNewsletter(trx, today);
    await loadPages(trx, assetId, clock.now());
    if (password !== undefined) await loadAccounts(trx, password, clock.now());
    return true;
  });
}
