import { shownAddress } from '#features/core/navigation/index.ts';
import type { Db } from '#features/database.server.ts';
import { type Language, shown } from '#lib/localized.ts';
import type { Clock } from '#platform/clock.ts';
import { type Alert, type AlertDraft, isOnline, nextChange } from './alert.ts';
import { findAllAlerts } from './store.server.ts';

/**
 * The breaking news that are online, in one language, and for how many seconds that is right by the clock (infinitely
 * when nothing is planned). A page that shows them depends on the tag `alerts`.
 */
export async function findAlerts(
  { db, clock }: { db: Db; clock: Clock },
  language: Language,
): Promise<{ alerts: Alert[]; freshForSeconds: number }> {
  const now = clock.now();
  const all = await findAllAlerts(db);
  const change = nextChange(
    all.map(({ online }) => online),
    now,
  );
  return {
    alerts: all.filter(({ online }) => isOnline(online, now)).map((draft) => toAlert(draft, language)),
    freshForSeconds:
      change === null ? Number.POSITIVE_INFINITY : Math.ceil((Date.parse(change) - Date.parse(now)) / 1000),
  };
}

function toAlert(draft: AlertDraft & { id: number }, language: Language): Alert {
  const { linkUrl, linkTitle } = draft;
  return {
    id: draft.id,
    title: shown(draft.title, language),
    text: shown(draft.text, language),
    link: linkUrl && { url: shownAddress(linkUrl, language) },
    linkTitle: linkTitle && shown(linkTitle, language),
  };
}
