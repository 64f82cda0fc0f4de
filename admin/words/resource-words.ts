import type { MessageDescriptor } from '@lingui/core';
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
export const RESOURCE_WORDS: Record<string, ResourceWords> = {
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

/** The same by the keys react-admin looks them up with; names of fields in parts nest as their values do. */
export const RESOURCE_MESSAGES: Record<string, MessageDescriptor> = Object.fromEntries(
  Object.entries(RESOURCE_WORDS).flatMap(([resource, { name, fields }]) => [
    [`resources.${resource}.name`, name],
    ...Object.entries(fields).map(([field, label]) => [`resources.${resource}.fields.${field}`, label]),
  ]),
);

const LABEL = /^resources\.[^.]+\.fields\./;

/** Returns a text as its key is shown: a label begins with a capital as a sentence does. */
export function asShown(key: string, text: string): string {
  return LABEL.test(key) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}
