import { findDocumentPlans, findDocumentsWithPlans } from '#features/core/documents/index.server.ts';
import type { Db } from '#features/database.server.ts';
import { MODULES } from '#features/website/modules/index.server.ts';
import { countTrashedPages, findPagesWithPlans } from '#features/website/pages/index.server.ts';
import type { Language } from '#lib/localized.ts';
import type { Clock } from '#platform/clock.ts';
import { type HubPlan, hubPlans } from './hub-plans.ts';

/** Facts that every room of the hub shows around itself. */
export interface HubFacts {
  /** Everything that is planned, the next first. */
  plans: HubPlan[];
  /** How many pages were put into the trash. */
  trashed: number;
}

/** Reads them from the few pages that something is planned for: content of all others is left alone. */
export async function readHub(
  { db, clock }: { db: Db; clock: Clock },
  language: Language,
): Promise<HubFacts> {
  const now = clock.now();
  const pages = await findPagesWithPlans(db, await findDocumentsWithPlans(db, now), now);
  const planned = await findDocumentPlans(
    db,
    pages.map(({ documentId }) => documentId),
    now,
  );
  const plans = hubPlans(pages, { definitions: MODULES, planned, now, language });
  return { plans, trashed: await countTrashedPages(db) };
}
