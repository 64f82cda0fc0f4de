import { ACCESS, NAME, PICTURE, POSITION, type ResourceWords, SLUG, TIMES } from './shared.ts';

/** Names of the resources for the venue and its opening hours. */
export const venueResources: Record<string, ResourceWords> = {
  venues: {
    name: [
      ['Ort', 'Venue'],
      ['Orte', 'Venues'],
    ],
    fields: {
      slug: SLUG,
      name: NAME,
      street: ['Straße und Nummer', 'Street and number'],
      postal_code: ['Postleitzahl', 'Postcode'],
      city: ['Stadt', 'Town'],
      phone: ['Telefon', 'Phone number'],
      email: ['E-Mail', 'Email'],
      picture: PICTURE,
      directions: ['So kommt man hin', 'Getting here'],
      access: ['So kommt man hinein', 'Access'],
    },
  },
  rooms: {
    name: [
      ['Raum', 'Room'],
      ['Räume', 'Rooms'],
    ],
    fields: {
      slug: SLUG,
      name: NAME,
      venue: ['Ort', 'Venue'],
      floor: ['Stockwerk', 'Floor'],
      access: ['So kommt man hinein', 'Access'],
      access_kinds: ACCESS,
      position: POSITION,
    },
  },
  'opening-hours': {
    name: [
      ['Öffnungszeit', 'Opening hours'],
      ['Öffnungszeiten', 'Opening hours'],
    ],
    fields: { weekday: ['Wochentag', 'Weekday'], ...TIMES },
  },
  'opening-hours-exceptions': {
    name: [
      ['Ausnahme', 'Exception'],
      ['Ausnahmen', 'Exceptions'],
    ],
    fields: { day: ['Tag', 'Day'], ...TIMES },
  },
};
