import { settingsJson } from '#features/core/settings/index.server.ts';
import type { Settings } from '#features/core/settings/index.ts';
import type { Db } from '#features/database.server.ts';
import { findOpeningHours, hoursAreAsSetUp } from '#features/programme/opening-hours/index.server.ts';
import { countPlaceholders, findLegalPages } from '#features/website/pages/index.server.ts';
import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config.server.ts';
import { ANSWERS, type GoLiveFacts, type OpenText } from './checks.ts';
import { isReached } from './reach-address.server.ts';
import { countStaff, findLastBackup, findMarks, findTestPayment, hasRedirects } from './store.server.ts';

export const MAIL_SENT = 'mail-sent';
const HOUR_MS = 3_600_000;
/** A daily backup, and two that were missed. */
const RECENT_HOURS = 50;

/** Looks at the house; its public address is called, which takes seconds at most. */
export async function findFacts(
  { db, clock, config }: { db: Db; clock: Clock; config: Config },
  settings: Settings,
): Promise<GoLiveFacts> {
  const origin = config.publicOrigin ?? null;
  const [marks, legal, hours, staff, testedAt, backup, redirects, reached] = await Promise.all([
    findMarks(db),
    findLegalPages(db, { now: clock.now(), languages: settings.languages }),
    findOpeningHours(db, clock.today(), clock.today()),
    countStaff(db),
    findTestPayment(db),
    findLastBackup(db),
    hasRedirects(db),
    origin === null ? null : isReached(origin),
  ]);
  const inSettings = countPlaceholders(JSON.stringify(settingsJson(settings)));
  const openTexts: OpenText[] = [
    ...legal.map(({ name, places }) => ({ where: name, places })),
    { where: 'settings' as const, places: inSettings },
  ];
  const isReadable = (page: 'imprint' | 'privacy') =>
    legal.some(({ name, isReadable }) => name === page && isReadable);
  return {
    openTexts: openTexts.filter(({ places }) => places > 0),
    legal: { imprint: isReadable('imprint'), privacy: isReadable('privacy') },
    hours: hours.week.length === 0 ? 'none' : hoursAreAsSetUp(hours.week) ? 'as-set-up' : 'changed',
    mail: { hasServer: config.mail !== null, sentAt: marks.get(MAIL_SENT) ?? null },
    address: { origin, isReached: reached },
    payment: { hasProvider: config.stripe.sale !== null, testedAt },
    backup: backup && {
      ...backup,
      isRecent: clock.time() - Date.parse(backup.endedAt) <= RECENT_HOURS * HOUR_MS,
    },
    ...staff,
    isProduction: config.instance === 'production',
    hasRedirects: redirects,
    answers: new Set(ANSWERS.filter((answer) => marks.has(answer))),
  };
}
