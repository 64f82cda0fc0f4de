import type { Principal, WriteServices } from '#features/core/access/index.server.ts';
import { can, inWrite, notAllowed } from '#features/core/access/index.server.ts';
import { findSettings, saveSettings } from '#features/core/settings/index.server.ts';
import type { Language } from '#lib/localized.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Config } from '#platform/config.server.ts';
import type { Engine } from '#platform/database/engine.ts';
import type { Mailer } from '#platform/mail/email.ts';
import { type Answer, type Check, type GoLiveFacts, goLiveChecks, mayOpen } from './checks.ts';
import { findFacts, MAIL_SENT } from './find-facts.server.ts';
import { findMarks, removeMark, setMark } from './store.server.ts';
import { trialEmail } from './trial-email.ts';

export interface GoLiveServices extends WriteServices {
  config: Config;
  engine: Engine;
  mailer: Mailer;
}

/** The list before opening, and whether the house is open. */
export interface GoLivePage {
  isSiteOnline: boolean;
  facts: GoLiveFacts;
  checks: Check[];
}

/** `MUSTS_OPEN`: something is left that holds the house back. */
export type GoLiveError = 'MUSTS_OPEN' | 'NO_MAIL_SERVER' | 'MAIL_REFUSED' | 'NOT_SAVED';

export async function loadGoLive(services: GoLiveServices): Promise<GoLivePage> {
  const settings = await findSettings(services.db);
  const facts = await findFacts(services, settings);
  return { isSiteOnline: settings.isSiteOnline, facts, checks: goLiveChecks(facts) };
}

/** Opens the site to visitors, unless something holds it back. */
export async function openSite(
  services: GoLiveServices,
  actor: Principal,
): Promise<Result<null, GoLiveError>> {
  const { checks } = await loadGoLive(services);
  return mayOpen(checks) ? saveOnline(services, actor, true) : fail('MUSTS_OPEN');
}

/** Closes the site to visitors; the staff go on working. */
export function closeSite(services: GoLiveServices, actor: Principal): Promise<Result<null, GoLiveError>> {
  return saveOnline(services, actor, false);
}

async function saveOnline(
  services: GoLiveServices,
  actor: Principal,
  isSiteOnline: boolean,
): Promise<Result<null, GoLiveError>> {
  const saved = await saveSettings(services, actor, { isSiteOnline });
  return saved.ok ? succeed(null) : fail('NOT_SAVED');
}

/** Notes an answer of the house, or takes it back. */
export function saveAnswer(
  services: GoLiveServices,
  actor: Principal,
  { answer, isGiven }: { answer: Answer; isGiven: boolean },
): Promise<Result<null, never>> {
  return inWrite<null>(services, actor, 'manage-settings', async ({ trx, now, record }) => {
    const wasGiven = (await findMarks(trx)).has(answer);
    await (isGiven ? setMark(trx, answer, now) : removeMark(trx, answer));
    record({
      entity: 'go-live-answers',
      id: answer,
      before: { isGiven: wasGiven },
      after: { isGiven },
      tags: [],
    });
    return succeed(null);
  });
}

/** Sends a letter to the person who asks for it, over the real mail server, and notes that it was handed over. */
export async function sendTrialEmail(
  services: GoLiveServices,
  actor: Principal,
  language: Language,
): Promise<Result<null, GoLiveError>> {
  if (!can(actor, 'manage-settings')) throw notAllowed(actor);
  if (services.config.mail === null) return fail('NO_MAIL_SERVER');
  const { siteName } = await findSettings(services.db);
  try {
    await services.mailer.send({ to: actor.email, ...trialEmail(siteName, language) });
  } catch (error) {
    services.log.warn({ err: error }, 'the trial email could not be handed over');
    return fail('MAIL_REFUSED');
  }
  return inWrite<null, GoLiveError>(services, actor, 'manage-settings', async ({ trx, now, record }) => {
    await setMark(trx, MAIL_SENT, now);
    record({ entity: 'trial-email', id: null, before: null, after: { sentAt: now }, tags: [] });
    return succeed(null);
  });
}
