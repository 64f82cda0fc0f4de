import { registerModules } from '#features/core/documents/index.ts';
import { personTexts } from '#features/programme/ensemble/index.ts';
import { productionTexts } from '#features/programme/productions/index.ts';
import { seriesTexts } from '#features/programme/series/index.ts';
import { venueTexts } from '#features/programme/venues/index.ts';
import { articleTexts } from '#features/website/magazine/index.ts';
import { MODULES } from '#features/website/modules/index.ts';

/** All kinds of modules that a document may hold: those of pages, and the texts of entities. */
export const DEFINITIONS = registerModules([
  ...MODULES.values(),
  productionTexts,
  personTexts,
  venueTexts,
  seriesTexts,
  articleTexts,
]);
