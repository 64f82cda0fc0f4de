import { msg } from '@lingui/core/macro';
import { ACCESS, NAME, PICTURE, POSITION, type ResourceWords, SLUG, TIMES } from './shared.ts';

/** Names of the resources for the venue and its opening hours. */
export const venueResources: Record<string, ResourceWords> = {
  venues: {
    name: msg({ message: '{smart_count, plural, one {Venue} other {Venues}}' }),
    fields: {
      slug: SLUG,
      name: NAME,
      street: msg({ message: 'Street and number', context: 'field' }),
      postal_code: msg`Postcode`,
      city: msg({ message: 'Town', context: 'field' }),
      phone: msg({ message: 'Phone number', context: 'field' }),
      email: msg`Email`,
      picture: PICTURE,
      directions: msg({ message: 'Getting here', context: 'field' }),
      access: msg({ message: 'Access', context: 'field' }),
    },
  },
  rooms: {
    name: msg({ message: '{smart_count, plural, one {Room} other {Rooms}}' }),
    fields: {
      slug: SLUG,
      name: NAME,
      venue: msg({ message: 'Venue', context: 'field' }),
      floor: msg`Floor`,
      access: msg({ message: 'Access', context: 'field' }),
      access_kinds: ACCESS,
      position: POSITION,
    },
  },
  'opening-hours': {
    name: msg({ message: '{smart_count, plural, one {Opening hours} other {Opening hours}}' }),
    fields: { weekday: msg`Weekday`, ...TIMES },
  },
  'opening-hours-exceptions': {
    name: msg({ message: '{smart_count, plural, one {Exception} other {Exceptions}}' }),
    fields: { day: msg`Day`, ...TIMES },
  },
};
