import type { Language } from '../../lib/localized.ts';
import { inLanguage } from './both.ts';
import { boxOfficeResources } from './resources/box-office.ts';
import { deskResources } from './resources/desk.ts';
import { magazineResources } from './resources/magazine.ts';
import { operationResources } from './resources/operation.ts';
import { priceListsResources } from './resources/price-lists.ts';
import { programmeResources } from './resources/programme.ts';
import { settingsResources } from './resources/settings.ts';
import type { ResourceWords } from './resources/shared.ts';
import { venueResources } from './resources/venue.ts';
import { websiteResources } from './resources/website.ts';

/** Names of the resources and their fields, by the names of the API (docs/product/api.md#resources). */
const WORDS: Record<string, ResourceWords> = {
  ...programmeResources,
  ...venueResources,
  ...deskResources,
  ...boxOfficeResources,
  ...priceListsResources,
  ...magazineResources,
  ...websiteResources,
  ...settingsResources,
  ...operationResources,
};

/** The words in one language, as react-admin looks for them; names of fields in parts nest as their values do. */
export function resourceMessages(
  language: Language,
): Record<string, { name: string; fields: Record<string, string> }> {
  const at = inLanguage(language);
  return Object.fromEntries(
    Object.entries(WORDS).map(([resource, { name, fields }]) => [
      resource,
      {
        name: name.map((both) => both[at]).join(' |||| '),
        fields: Object.fromEntries(Object.entries(fields).map(([field, both]) => [field, asLabel(both[at])])),
      },
    ]),
  );
}

/** A standalone label is capitalised like a sentence. */
const asLabel = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
