import type { Actor } from '#features/core/access/index.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { Asset } from './asset.ts';
import { deleteConsent, insertConsent, setWithdrawn } from './consent-store.server.ts';
import type { AssetError } from './errors.ts';
import { type AssetServices, writeAsset } from './write-asset.server.ts';

type Written = Promise<Result<Asset, AssetError>>;

/** More people than anybody asks one by one. */
const MAX_PERSONS = 50;

/** Records the consent of a person shown or heard, with its end (docs/product/media.md#consent). */
export function addConsent(
  services: AssetServices,
  actor: Actor,
  id: number,
  consent: { person: string; validUntil: Instant | null },
): Written {
  return writeAsset(services, actor, id, async ({ trx, now }, { consents }) => {
    if (consents.length >= MAX_PERSONS) return fail({ code: 'TOO_MANY_CONSENTS' });
    await insertConsent(trx, id, consent, now);
    return succeed(null);
  });
}

/** Somebody takes their consent back: from now on nothing shows it. */
export function withdrawConsent(
  services: AssetServices,
  actor: Actor,
  id: number,
  consentId: number,
): Written {
  return writeAsset(services, actor, id, async ({ trx, now }, { consents }) => {
    const consent = consents.find((each) => each.id === consentId);
    if (!consent) return fail({ code: 'NOT_FOUND' });
    if (consent.withdrawnAt === null) await setWithdrawn(trx, consentId, now);
    return succeed(null);
  });
}

/** Deletes a consent: it was a mistake, or its person is not shown any more. */
export function removeConsent(services: AssetServices, actor: Actor, id: number, consentId: number): Written {
  return writeAsset(services, actor, id, async ({ trx }, { consents }) => {
    if (!consents.some((each) => each.id === consentId)) return fail({ code: 'NOT_FOUND' });
    await deleteConsent(trx, consentId);
    return succeed(null);
  });
}
