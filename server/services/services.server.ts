import { loadDemo } from '#demo/load-demo.server.ts';
import { findCredit } from '#features/box-office/credit/index.server.ts';
import { findRemainingPasses } from '#features/box-office/passes/index.server.ts';
import { createPaymentProviders, type PaymentProviders } from '#features/box-office/payments/index.server.ts';
import {
  type CounterCarts,
  createCounterCarts,
  createTicketingProvider,
  type TicketingDependencies,
} from '#features/box-office/sale/index.server.ts';
import { readWalletKeys, type WalletKeys } from '#features/box-office/sale-documents/index.server.ts';
import { isPerformanceTag } from '#features/box-office/ticketing/cache-tags.ts';
import type { TicketingProvider } from '#features/box-office/ticketing/index.ts';
import { writeWaitingEmail } from '#features/box-office/waiting-list/index.server.ts';
import { isDraftTag } from '#features/core/documents/cache-tags.ts';
import { PresenceBoard, readPresence } from '#features/core/documents/index.server.ts';
import { presenceTag } from '#features/core/documents/presence/cache-tags.ts';
import type { FindAssetUses } from '#features/core/media/index.server.ts';
import { findSettings } from '#features/core/settings/index.server.ts';
import type { Db, Tables } from '#features/database.server.ts';
import { PageViews, writePageViews } from '#features/operations/dashboards/index.server.ts';
import { offerSetUp } from '#features/operations/setup/index.server.ts';
import type { OwnDataPart } from '#features/people/accounts/index.server.ts';
import {
  type AccountBelongings,
  type Accounts,
  createAccounts,
} from '#features/people/accounts/index.server.ts';
import {
  createTicketCodes,
  type TicketCodes,
  writeDelayedPaymentEmail,
  writeOrderEmail,
  writeReturnedPaymentEmail,
} from '#features/shop/orders/index.server.ts';
import { deleteSubscriberOf } from '#features/website/newsletter/index.server.ts';
import { ensureSitePages, migrateFeedback, migrateLegalTexts } from '#features/website/pages/index.server.ts';
import { createSearchIndex, findSynonyms, type SearchIndex } from '#features/website/search/index.server.ts';
import { migrationsFor } from '#migrations/index.ts';
import { type Clock, systemClock } from '#platform/clock.ts';
import { type Config, linkOrigin } from '#platform/config.server.ts';
import { prepareExistingDataDir } from '#platform/data-dir.server.ts';
import { type DatabaseClock, databaseClockFor } from '#platform/database/database-clock.server.ts';
import type { Engine } from '#platform/database/engine.ts';
import { migrateToLatest } from '#platform/database/migrate.server.ts';
import { type OpenDatabase, openDatabase } from '#platform/database/open-database.server.ts';
import { withStartLock } from '#platform/database/start-lock.server.ts';
import type { CacheTag } from '#platform/events/cache-tag.ts';
import { createLocalEventBus, type EventBus } from '#platform/events/event-bus.server.ts';
import { createPostgresEventBus } from '#platform/events/postgres-event-bus.server.ts';
import { TaggedCache } from '#platform/events/tagged-cache.server.ts';
import { type IdSource, randomIds } from '#platform/ids.server.ts';
import { createLog, type Log } from '#platform/log.server.ts';
import type { Mailer } from '#platform/mail/email.ts';
import { createMailer } from '#platform/mail/mailer.server.ts';
import { PageCache } from '#platform/page-cache/page-cache.server.ts';
import { createStorage } from '#platform/storage/create-storage.server.ts';
import type { FileStorage } from '#platform/storage/file-storage.ts';
import { assetUses } from './asset-uses.ts';
import { ownDataParts } from './own-data.server.ts';
import { searchSources } from './search-sources.server.ts';

/** Services available to use cases, composed once per process. A use case names only those it takes. */
export interface Services {
  config: Config;
  log: Log;
  clock: Clock;
  databaseClock: DatabaseClock;
  ids: IdSource;
  db: Db;
  engine: Engine;
  /** Brings the statistics of the query planner up to date. */
  refreshStatistics: OpenDatabase<Tables>['refreshStatistics'];
  bus: EventBus;
  /** Cache of data many pages share. */
  cache: TaggedCache;
  ticketing: TicketingProvider;
  /**
   * The venue's own box office, `ticketing` unless an outside shop sells: it keeps every payment made online, and sells in the
   * test shop, so that nothing that is tried out reaches the other.
   */
  boxOffice: TicketingProvider;
  /** Carts of the counter; `null` where an outside shop sells. */
  counterCarts: CounterCarts | null;
  payments: PaymentProviders;
  ticketCodes: TicketCodes;
  /** Signing keys of tickets for phone wallets. */
  walletKeys: WalletKeys;
  mailer: Mailer;
  /** Storage of uploaded files. */
  storage: FileStorage;
  findAssetUses: FindAssetUses;
  libraryBytes: number;
  accounts: Accounts;
  /** Data each feature stores about an account's owner, for users who ask for their own data. */
  ownData: readonly OwnDataPart[];
  /** Passes and credit that an account loses when it ends. */
  remainingPasses: AccountBelongings['remainingPasses'];
  creditLeft: AccountBelongings['creditLeft'];
  pageCache: PageCache;
  /** Page views on this node not yet written to the database. */
  pageViews: PageViews;
  search: SearchIndex;
  /** Editors' presence on pages, for clients connected to this node. */
  presence: PresenceBoard;
  /** The password that was made up for accounts of the demo venue at this start; to be shown once and never logged. */
  newDemoPassword: string | null;
  /** Of the link by which an empty venue is set up; likewise. */
  setUpToken: string | null;
  close(): Promise<void>;
}

export interface ServiceOverrides {
  clock?: Clock;
  ids?: IdSource;
  mailer?: Mailer;
  storage?: FileStorage;
  /** One that is open already; it is closed with the services. */
  database?: OpenDatabase<Tables>;
  databaseClock?: DatabaseClock;
}

/** Tags no cached page depends on. */
const isForEditors = (tag: CacheTag) => tag === presenceTag() || isDraftTag(tag);

/** Opens the database, brings it to the current schema and connects what listens to changes. */
export async function openServices(config: Config, overrides: ServiceOverrides = {}): Promise<Services> {
  const log = createLog(config.logLevel);
  const walletKeys = readWalletKeys(config);
  const clock = overrides.clock ?? systemClock;
  if (config.databaseUrl) prepareExistingDataDir(config.dataDir);
  const database =
    overrides.database ??
    openDatabase<Tables>({
      url: config.databaseUrl,
      dataDir: config.dataDir,
      onError: (error) => log.error({ error: error.message }, 'database connection lost'),
      ...(log.isLevelEnabled('debug')
        ? { onStatement: (statement) => log.debug(statement, 'statement') }
        : {}),
    });
  const ids = overrides.ids ?? randomIds;
  const storage = overrides.storage ?? (await createStorage(config, ids));
  const password = config.demoPassword ?? randomIds.token();
  const { isDemoNew, setUpToken } = await withStartLock(database.postgresUrl, async () => {
    const steps = await migrateToLatest(database.db, migrationsFor(database.engine));
    if (steps.length > 0) log.info({ steps }, 'migrated the database');
    await database.refreshStatistics();
    const { db } = database;
    const isDemoNew = config.demo && (await loadDemo({ db, clock, password, storage }));
    await ensureSitePages({ db, clock });
    await migrateLegalTexts({ db, clock });
    await migrateFeedback({ db, clock });
    const needsSetUp = config.instance === 'production' && !config.demo;
    return { isDemoNew, setUpToken: needsSetUp ? await offerSetUp({ db, clock, ids }) : null };
  });
  if (isDemoNew) log.info('loaded the demo venue');
  const bus = database.postgresUrl
    ? await createPostgresEventBus(database.postgresUrl, log)
    : createLocalEventBus();
  const databaseClock = overrides.databaseClock ?? databaseClockFor(database.engine, clock);
  const cache = new TaggedCache(bus, () => clock.time());
  const pageCache = new PageCache(() => clock.time());
  bus.subscribe(({ tags }) => {
    pageCache.expire(tags.filter(isPerformanceTag));
    const dropped = tags.filter((tag) => !isPerformanceTag(tag) && !isForEditors(tag));
    if (dropped.length > 0) pageCache.drop(dropped);
  });
  const pageViews = new PageViews();
  const selling: TicketingDependencies = {
    config,
    isShopOnline: async () => (await findSettings(database.db)).isShopOnline,
    db: database.db,
    engine: database.engine,
    databaseClock,
    ids,
    bus,
    log,
    onOrder: (trx, order, news) => writeOrderEmail(trx, order, news, config),
    onReturnedPayment: writeReturnedPaymentEmail,
    onDelayedPayment: (trx, payment) => writeDelayedPaymentEmail(trx, payment, linkOrigin(config)),
    onWaiting: (trx, entry, news) => writeWaitingEmail(trx, entry, news, linkOrigin(config)),
  };
  const ticketing = createTicketingProvider(selling);
  const counterCarts = config.shopUrl === undefined ? createCounterCarts(selling) : null;
  const boxOffice =
    config.shopUrl === undefined
      ? ticketing
      : createTicketingProvider({ ...selling, config: { ...config, shopUrl: undefined } });
  const search = createSearchIndex({
    sources: searchSources({ db: database.db, clock, ticketing }),
    synonyms: () => findSynonyms(database.db),
    bus,
    log,
  });
  const presence = new PresenceBoard({
    bus,
    read: () => readPresence({ db: database.db, databaseClock }),
    log,
    every: (ms, call) => {
      const timer = setInterval(call, ms);
      return () => clearInterval(timer);
    },
  });
  const mailer = overrides.mailer ?? createMailer({ config, clock, ids });
  const accounts = createAccounts({
    config,
    db: database.db,
    clock,
    log,
    mailer,
    clearAddress: (email) => deleteSubscriberOf({ db: database.db, clock }, email),
  });

  return {
    config,
    log,
    clock,
    databaseClock,
    ids,
    db: database.db,
    engine: database.engine,
    refreshStatistics: database.refreshStatistics,
    bus,
    cache,
    ticketing,
    boxOffice,
    counterCarts,
    payments: await createPaymentProviders(config, log),
    ticketCodes: createTicketCodes({ db: database.db, clock }),
    walletKeys,
    mailer,
    storage,
    findAssetUses: assetUses(clock),
    libraryBytes: config.libraryBytes,
    accounts,
    ownData: ownDataParts({ db: database.db, clock, ticketing: boxOffice }),
    remainingPasses: (userId) => findRemainingPasses(database.db, userId, clock.now()),
    creditLeft: async (userId) => (await findCredit(database.db, userId)).balanceCents,
    pageCache,
    pageViews,
    search,
    presence,
    setUpToken,
    newDemoPassword: isDemoNew && config.demoPassword === undefined ? password : null,
    async close() {
      presence.close();
      search.close();
      await accounts.settle();
      await writePageViews({ db: database.db, pageViews }).catch((error: unknown) =>
        log.warn({ err: error }, 'could not write the remaining page views'),
      );
      await bus.close();
      await database
        .refreshStatistics()
        .catch((error: unknown) => log.warn({ err: error }, 'could not refresh the database statistics'));
      await database.close();
    },
  };
}
