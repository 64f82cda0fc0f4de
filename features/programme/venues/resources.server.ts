import { programmeTag } from '#features/core/resources/cache-tags.ts';
import {
  access,
  defineResource,
  integer,
  localized,
  localizedShortText,
  optionalEmail,
  optionalPhone,
  picture,
  reference,
  shortText,
} from '#features/core/resources/index.server.ts';
import { venuesTag } from './cache-tags.ts';
import { venueTexts } from './texts.ts';

const venue = defineResource({
  path: '/venues',
  name: 'venue',
  table: 'venues',
  permission: 'edit-programme',
  slugFrom: ({ name }) => name.de,
  fields: {
    name: localizedShortText('name'),
    street: shortText('street'),
    postal_code: shortText('postal_code'),
    city: shortText('city'),
    phone: optionalPhone('phone'),
    email: optionalEmail('email'),
    picture: picture('picture_id'),
    directions: localized('directions'),
    access: localized('access'),
  },
  texts: venueTexts,
  neededBy: [{ table: 'rooms', column: 'venue_id', as: 'rooms' }],
  tags: () => [venuesTag(), programmeTag()],
});

const room = defineResource({
  path: '/rooms',
  name: 'room',
  table: 'rooms',
  permission: 'edit-programme',
  slugFrom: ({ name }) => name.de,
  fields: {
    name: localizedShortText('name'),
    venue: reference('venue_id', 'venues'),
    floor: localizedShortText('floor'),
    access: localized('access'),
    access_kinds: access('access_kinds'),
    position: integer('position', { min: 0, max: 10_000 }),
  },
  neededBy: [{ table: 'events', column: 'room_id', as: 'events' }],
  tags: () => [venuesTag(), programmeTag()],
});

/** Resources of the venues that the generic API calls may write. */
export const venueResources = [venue, room];
