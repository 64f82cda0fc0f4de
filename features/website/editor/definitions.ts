import type { MessageDescriptor } from '@lingui/core';
import { registerModules } from '#features/core/documents/index.ts';
import { personTexts } from '#features/programme/ensemble/index.ts';
import { productionTexts } from '#features/programme/productions/index.ts';
import { seriesTexts } from '#features/programme/series/index.ts';
import { venueTexts } from '#features/programme/venues/index.ts';
import { articleTexts } from '#features/website/magazine/index.ts';
import { MODULES } from '#features/website/modules/index.ts';
import { translate } from '#lib/i18n.ts';
import type { Language } from '#lib/localized.ts';

interface Labelled {
  label: MessageDescriptor;
}

/** All kinds of modules that a document may hold: those of pages, and the texts of entities. */
export const DEFINITIONS = registerModules([
  ...MODULES.values(),
  productionTexts,
  personTexts,
  venueTexts,
  seriesTexts,
  articleTexts,
]);

/** Returns the label of a kind of module or of a field, where one is known. */
export function labelIn(described: Labelled | null | undefined, language: Language): string | undefined {
  return described ? translate(described.label, language) : undefined;
}

/** Returns the name of a kind of module, or its id where no such kind is known. */
export const kindName = (type: string, language: Language): string =>
  labelIn(DEFINITIONS.get(type), language) ?? type;
