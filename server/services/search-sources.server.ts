import type { OfferSource } from '#features/box-office/ticketing/index.ts';
import type { DocumentSource } from '#features/core/resources/index.ts';
import type { Db } from '#features/database.server.ts';
import { personDocuments } from '#features/programme/ensemble/index.server.ts';
import { eventDocuments } from '#features/programme/events/index.server.ts';
import { productionDocuments } from '#features/programme/productions/index.server.ts';
import { seriesDocuments } from '#features/programme/series/index.server.ts';
import { venueDocuments } from '#features/programme/venues/index.server.ts';
import { articleDocuments } from '#features/website/magazine/index.server.ts';
import { MODULES } from '#features/website/modules/index.server.ts';
import { pageDocuments } from '#features/website/pages/index.server.ts';
import type { Clock } from '#platform/clock.ts';

/** Everything that can be found: one line for each feature that has something. */
export function searchSources(services: {
  db: Db;
  clock: Clock;
  ticketing: Pick<OfferSource, 'summaries'>;
}): DocumentSource[] {
  const { db } = services;
  return [
    // The many come last: searches are answered while they are read.
    productionDocuments(services),
    personDocuments(db),
    seriesDocuments(db),
    venueDocuments(db),
    pageDocuments(services),
    articleDocuments({ ...services, definitions: MODULES }),
    eventDocuments(services),
  ];
}
