import { describe, expect, it } from 'vitest';
import type { Offer } from '#features/box-office/ticketing/index.ts';
import { breadcrumbData } from './breadcrumb.ts';
import { type EventFacts, eventData } from './event.ts';
import { openingHoursData } from './place.ts';

const offer: Offer = {
  jetId: 7,
  fromCents: 600,
  availability: 'few',
  free: 4,
  maxPerPrice: 10,
  maxPerOrder: 20,
  presaleUntil: null,
  seatGroups: [
    {
      id: 1,
      seatGroup: 'kissen',
      name: { de: 'Kissenreihe', en: 'Cushion row' },
      note: null,
      available: true,
      prices: [
        {
          id: 1,
          saleTypeId: 1,
          name: { de: 'Erwachsene', en: 'Adult' },
          cents: 900,
          isFullPrice: true,
          units: 1,
          conditions: null,
          goesWithOthers: false,
        },
      ],
      timeslots: [],
    },
    {
      id: 2,
      seatGroup: 'stuhl',
      name: { de: 'Stuhlreihe', en: 'Chair row' },
      note: null,
      available: false,
      prices: [
        {
          ...{
            id: 2,
            saleTypeId: 1,
            name: { de: 'Kind', en: 'Child' },
            cents: 0,
            isFullPrice: true,
            units: 1,
          },
          ...{ conditions: null, goesWithOthers: false },
        },
      ],
      timeslots: [],
    },
  ],
};

const facts = (over: Partial<EventFacts> = {}): EventFacts => ({
  typeSlug: 'theatre',
  name: 'Der Käfer, der nicht schlafen wollte',
  description: 'Theater mit Taschenlampen',
  url: 'https://buntspecht.example/de/kalender/kaefer/7',
  image: 'https://buntspecht.example/art/v2/theatre/kaefer-4x3.svg',
  start: '2026-11-20T15:00:00.000Z',
  end: '2026-11-20T15:50:00.000Z',
  status: 'scheduled',
  language: 'de',
  ageFrom: 4,
  ageTo: 9,
  room: 'Stammbühne',
  venue: {
    name: 'Buntspecht',
    url: 'https://buntspecht.example/de',
    street: 'Kleiberweg 7',
    postalCode: '04711',
    city: 'Auental',
  },
  performers: [{ name: 'Jonas Okafor', url: 'https://buntspecht.example/de/ensemble/jonas-okafor/2' }],
  offer,
  ...over,
});

describe('structured data of an event', () => {
  it.each([
    ['theatre', 'TheaterEvent'],
    ['exhibition', 'ExhibitionEvent'],
    ['workshop', 'ChildrensEvent'],
    ['made-by-an-editor', 'ChildrensEvent'],
  ])('names a %s as %s', (typeSlug, type) => {
    expect(eventData(facts({ typeSlug }))['@type']).toBe(type);
  });

  it('has what search engines require: name, start, and a place with its address', () => {
    expect(eventData(facts())).toMatchObject({
      name: 'Der Käfer, der nicht schlafen wollte',
      startDate: '2026-11-20T15:00:00.000Z',
      location: { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: 'Auental' } },
    });
  });

  it('offers each price, sold out where its seat group is', () => {
    expect(eventData(facts())).toMatchObject({
      offers: [
        { name: 'Kissenreihe: Erwachsene', price: '9.00', availability: 'https://schema.org/InStock' },
        { name: 'Stuhlreihe: Kind', price: '0.00', availability: 'https://schema.org/SoldOut' },
      ],
    });
  });

  it('says what was cancelled or postponed', () => {
    expect(eventData(facts({ status: 'cancelled' }))).toMatchObject({
      eventStatus: 'https://schema.org/EventCancelled',
    });
    expect(eventData(facts({ status: 'postponed' }))).toMatchObject({
      eventStatus: 'https://schema.org/EventPostponed',
    });
  });

  it('leaves the age open at the top where the venue does', () => {
    expect(eventData(facts({ ageFrom: 3, ageTo: 12 }))).toMatchObject({ typicalAgeRange: '3-' });
  });
});

describe('structured data of opening hours', () => {
  const entry = {
    timeFrom: '09:00',
    timeTo: '18:00',
    closed: false,
    alternativeText: null,
    alternativeLinkUrl: null,
  };

  it('has the week by weekday and closed days as a span without length', () => {
    const data = openingHoursData({
      week: [
        { weekday: 2, ...entry },
        { weekday: 1, ...entry, closed: true },
      ],
      exceptions: [{ day: '2026-12-24', ...entry, timeFrom: null, timeTo: null, closed: true }],
    });
    expect(data.openingHoursSpecification).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: 'https://schema.org/Tuesday',
        opens: '09:00',
        closes: '18:00',
      },
    ]);
    expect(data.specialOpeningHoursSpecification).toMatchObject([
      { validFrom: '2026-12-24', opens: '00:00', closes: '00:00' },
    ]);
  });
});

describe('a breadcrumb', () => {
  it('counts from one', () => {
    const data = breadcrumbData([
      { name: 'Start', url: 'https://x.example/de' },
      { name: 'Programm', url: 'https://x.example/de/p' },
    ]);
    expect(data.itemListElement).toMatchObject([
      { position: 1, name: 'Start' },
      { position: 2, name: 'Programm' },
    ]);
  });
});
